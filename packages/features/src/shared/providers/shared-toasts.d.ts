import type { ReactNode } from 'react';
/** Toasts whose button speaks the reader's language. */
export declare function SharedToasts({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
