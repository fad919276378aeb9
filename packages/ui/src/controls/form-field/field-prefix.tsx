import type { ReactNode } from 'react';

/** In a field's box before what is written; nothing, when there is nothing to show. */
export function FieldPrefix({ children }: { children: ReactNode }) {
  return children ? (
    <span className="grid shrink-0 place-items-center ps-4 text-ink-subtle [&_svg]:size-5">{children}</span>
  ) : null;
}
