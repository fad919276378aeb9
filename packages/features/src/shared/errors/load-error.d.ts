export interface LoadErrorProps {
    error: unknown;
    /** Asks again. Without it there is no button. */
    onRetry?: () => void;
    size?: 'panel' | 'page';
}
/** In place of a part of the page that could not be loaded: what went wrong, and a button that tries again. */
export declare function LoadError({ error, onRetry, size }: LoadErrorProps): import("react").JSX.Element;
