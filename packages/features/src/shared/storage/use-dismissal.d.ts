/** Whether a notice was dismissed on this device, when, and what dismisses it. On the server everything counts as dismissed. */
export declare function useDismissal(name: string): {
    dismissedAt: string | null;
    dismiss: () => void;
};
