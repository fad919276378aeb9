import type { ReactNode } from 'react';

/** The `data-act` of a form's fields and buttons, for `useKeptFocus`: from them the focus goes to what takes the form's place. */
export const formAct = 'form';

/** The title of what takes the form's place: who pressed the button is told what became of it. */
export function TitleAfterForm({ children }: { children: ReactNode }) {
  return (
    <span tabIndex={-1} data-act={formAct} className="outline-none">
      {children}
    </span>
  );
}
