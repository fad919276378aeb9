import type { ReactNode } from 'react';

export interface RowContentProps {
  label: string;
  /** 20 px, decorative. */
  icon?: ReactNode;
  /** A second, smaller line: what the row leads to. */
  hint?: ReactNode;
  /** At the end, unobtrusive: the current value, or a number. */
  value?: ReactNode;
}

/** Height of a row, and positions of its elements. */
export const rowLook =
  'flex min-h-14 w-full items-center gap-3.5 px-4 py-2.5 text-start font-semibold text-ink transition-colors duration-150 hover:bg-surface-hover -outline-offset-3 group-data-dense/list:min-h-11 group-data-dense/list:py-1.5';

/** The content common to all rows, without the icon at their end. */
export function RowContent({ label, icon, hint, value }: RowContentProps) {
  return (
    <>
      {icon ? (
        <span aria-hidden className="shrink-0 text-ink-muted [&_svg]:size-5">
          {icon}
        </span>
      ) : null}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 basis-32 group-data-dense/list:basis-24">
          <span className="block">{label}</span>
          {hint ? <span className="block text-sm font-normal text-ink-muted">{hint}</span> : null}
        </span>
        {value ? <span className="max-w-full font-normal text-ink-muted tabular-nums">{value}</span> : null}
      </span>
    </>
  );
}
