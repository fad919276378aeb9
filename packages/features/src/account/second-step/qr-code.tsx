import encodeQR from 'qr';

export interface QrCodeProps {
  text: string;
  /** Description for screen readers. */
  label: string;
}

/** Dark on light in either theme, as cameras need it, with the quiet zone of the standard. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      data-theme="light"
      className="size-full"
    >
      <path d={`M0 0h${rows.length}v${rows.length}H0z`} className="fill-surface" />
      <path d={dark.join('')} className="fill-ink" />
    </svg>
  );
}
