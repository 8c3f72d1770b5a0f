"""The certificate of the camera's pages: made once, and anew where it is damaged."""

import stat
from pathlib import Path

import pytest
from cryptography import x509

from vision.pages.certificate import NAME, context_of


def test_a_certificate_is_made_once_for_its_owners_eyes(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    context_of(folder)
    file = folder / NAME
    assert [each.name for each in folder.iterdir()] == [NAME]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    made = file.read_bytes()
    context_of(folder)
    assert file.read_bytes() == made
    certificate = x509.load_pem_x509_certificate(made)
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert "localhost" in names.get_values_for_type(x509.DNSName)
    valid = certificate.not_valid_after_utc - certificate.not_valid_before_utc
    assert valid.days < 825


@pytest.mark.parametrize("damage", [b"", b"damaged", b"half"])
def test_a_damaged_certificate_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    context_of(tmp_path)
    file = tmp_path / NAME
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] if damage == b"half" else damage)
    context_of(tmp_path)
    x509.load_pem_x509_certificate(file.read_bytes())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_certificate_and_anothers_key_are_no_pair(tmp_path: Path) -> None:
    context_of(tmp_path)
    context_of(tmp_path / "other")
    begin = b"-----BEGIN CERTIFICATE"
    key, _, _ = (tmp_path / NAME).read_bytes().partition(begin)
    _, _, other = (tmp_path / "other" / NAME).read_bytes().partition(begin)
    (tmp_path / NAME).write_bytes(key + begin + other)
    context_of(tmp_path)
    assert (tmp_path / NAME).read_bytes() != key + begin + other
