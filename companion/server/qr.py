"""QR codes: addresses that a phone reads off a screen."""

import io
from collections.abc import Sequence
from functools import lru_cache

import qrcode
from qrcode.image.svg import SvgPathImage

BORDER = 4
"""White modules round a code, as its standard asks. (ISO/IEC 18004)"""


def svg(text: str) -> bytes:
    """A code as a picture."""
    picture = io.BytesIO()
    qrcode.make(text, image_factory=SvgPathImage, border=BORDER).save(picture)
    return picture.getvalue()


@lru_cache(maxsize=16)
def rows(text: str) -> Sequence[str]:
    """A code row by row, its border included: 1 where it is dark."""
    code = qrcode.QRCode(border=BORDER)
    code.add_data(text)
    return ["".join("01"[dark] for dark in row) for row in code.get_matrix()]
