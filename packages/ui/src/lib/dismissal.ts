/** Dismissible only together with a name for its button: other combinations do not compile. */
export type Dismissal = { onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never };
