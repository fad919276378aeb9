/** The line of our mark comes in, becomes a heart, and breaks off; dots search for its other end. Decorative. */
export function OfflineArt() {
  return (
    <svg
      viewBox="0 0 320 132"
      fill="none"
      aria-hidden
      focusable="false"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-sm overflow-visible [--line-from:var(--mark-glow)] [--line-to:var(--primary)]"
    >
      <defs>
        <linearGradient id="offline-line" x1="0" y1="110" x2="196" y2="20" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--line-to)" stopOpacity="0" />
          <stop offset=".3" stopColor="var(--line-to)" />
          <stop offset="1" stopColor="var(--line-from)" />
        </linearGradient>
      </defs>
      <circle cx="160" cy="62" r="60" fill="var(--primary-soft)" />
      <path
        d="M6 104c58 4 108-2 154-34 28-21 44-35 44-54 0-12-9-16-20-16-9 0-16 5-24 16"
        transform="translate(0 12)"
        stroke="url(#offline-line)"
      />
      <path
        d="M160 16c-8-11-15-16-24-16-11 0-20 4-20 16 0 19 16 33 44 54 7 5 14 10 22 14"
        transform="translate(0 12)"
        stroke="var(--line-from)"
      />
      <g fill="var(--primary)">
        <circle cx="204" cy="107" r="4" className="animate-pulse" />
        <circle cx="228" cy="112" r="4" opacity=".7" className="animate-pulse wave-second" />
        <circle cx="252" cy="115" r="4" opacity=".45" className="animate-pulse wave-third" />
      </g>
      <path d="M276 116h38" stroke="var(--line-strong)" strokeOpacity=".45" />
    </svg>
  );
}
