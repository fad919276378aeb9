import { type ReactNode } from 'react';
export interface FormFailureProps {
    /** What was thrown; nothing shows for null. */
    error: unknown;
    /** Below the text: a way out. */
    children?: ReactNode;
}
/** Above a form that could not be sent: why, in the reader's language. Takes focus, unless the server named fields, which take it. */
export declare function FormFailure({ error, children }: FormFailureProps): import("react").JSX.Element | null;
