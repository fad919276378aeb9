import type { ReactNode } from 'react';

/** The `data-act` of a form's fields and buttons, for `useKeptFocus`: from them the focus goes to the title that replaces the form. */
export const formAct = 'form';

/** The title of the result that replaces a form; it gets the focus, so that screen readers announce it. */
export function TitleAfterForm({ children }: { children: ReactNode }) {
  return (
    <span tabIndex={-1} data-act={formAct} className="outline-none">
      {children}
    </span>
  );
}
