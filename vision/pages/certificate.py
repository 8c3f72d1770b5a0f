"""The certificate of the camera pages: a browser gives its camera to https alone.

It is made on the first start and signed by nobody else, so browsers warn of it once.
"""

import datetime
import socket
import ssl
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from vision.files import keep

NAME = "certificate.pem"
"""The file with the certificate and its private key."""
DAYS = 800
"""For which it holds: some browsers take none that holds for longer than 825."""
OUTSIDE = ("192.0.2.1", 9)
"""An address that nobody has: nothing is sent there."""


def context_of(folder: Path) -> ssl.SSLContext:
    """What a server needs to speak https, with the certificate of this folder: one that is
    missing, damaged or out of date is made anew. Raises OSError if it cannot be kept there."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    file = folder / NAME
    if not _holds(file):
        keep(file, _made([*addresses(), "localhost", "127.0.0.1"]))
    context.load_cert_chain(file)
    return context


def addresses() -> list[str]:
    """The addresses of this machine in its network, the likeliest first."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outwards:
        outwards.connect(OUTSIDE)
        found.append(str(outwards.getsockname()[0]))
    return [*found, socket.gethostname()]


def _holds(file: Path) -> bool:
    try:
        data = file.read_bytes()
        certificate = x509.load_pem_x509_certificate(data)
        key = serialization.load_pem_private_key(data, None)
    except (OSError, ValueError, TypeError):
        return False
    now = datetime.datetime.now(datetime.UTC)
    return now < certificate.not_valid_after_utc and key.public_key() == certificate.public_key()


def _made(names: Iterable[str]) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Table companion")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName([*map(_name, names)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return private + certificate.public_bytes(serialization.Encoding.PEM)


def _name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)
