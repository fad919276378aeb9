import type { ReactNode } from 'react';

export interface RowContentProps {
  label: string;
  /** 20 px, decoration. */
  icon?: ReactNode;
  /** A second line in small: what is behind it. */
  hint?: ReactNode;
  /** At the end, quietly: what it is set to, how many there are. */
  value?: ReactNode;
}

/** How tall a row is, and where its parts stand. */
export const rowLook =
  'flex min-h-14 w-full items-center gap-3.5 px-4 py-2.5 text-start font-semibold text-ink transition-colors duration-150 hover:bg-surface-hover -outline-offset-3';

/** What all rows have in common, up to the sign at their end. */
export function RowContent({ label, icon, hint, value }: RowContentProps) {
  return (
    <>
      {icon ? (
        <span aria-hidden className="shrink-0 text-ink-muted [&_svg]:size-5">
          {icon}
        </span>
      ) : null}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 basis-32">
          <span className="block">{label}</span>
          {hint ? <span className="block text-sm font-normal text-ink-muted">{hint}</span> : null}
        </span>
        {value ? <span className="max-w-full font-normal text-ink-muted tabular-nums">{value}</span> : null}
      </span>
    </>
  );
}
