import type { ReactNode } from 'react';

/** The buttons of a `Dialog` or `Sheet`, in view below what scrolls. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return children ? (
    <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
      {children}
    </footer>
  ) : null;
}
