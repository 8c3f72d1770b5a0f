interface QrCodeProps {
  /** Row by row: 1 where it is dark. */
  rows: readonly string[];
  label: string;
}

/** An address for a phone's camera. */
export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length;
  const dark = rows.flatMap((row, y) =>
    [...row].map((module, x) => (module === "1" ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
