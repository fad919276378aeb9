import { useId, type ComponentProps } from 'react';

/** The mark: one line that comes in from the left, becomes a heart and goes on. Decorative; the name stands beside it. */
export function HeartMark(props: ComponentProps<'svg'>) {
  const id = useId();
  return (
    <svg viewBox="0 0 40 32" fill="none" aria-hidden focusable="false" {...props} data-slot="heart-mark">
      <defs>
        <linearGradient id={id} x1="4" y1="30" x2="34" y2="4" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--mark-from)" />
          <stop offset="1" stopColor="var(--mark-to)" />
        </linearGradient>
      </defs>
      <path
        d="M2.5 28.4c7.3.3 12.8-1 17.5-4.6 6.9-5.2 11.2-9.1 11.2-14 0-3.9-2.7-6.6-6-6.6-2.4 0-4.3 1.4-5.2 3.8-.9-2.4-2.8-3.8-5.2-3.8-3.3 0-6 2.7-6 6.6 0 4.9 4.3 8.8 11.2 14 4.7 3.6 10.2 4.9 17.5 4.6"
        stroke={`url(#${id})`}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
