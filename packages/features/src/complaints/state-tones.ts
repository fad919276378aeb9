/** Of the mark of each state. */
export const tones = { open: 'info', answered: 'success', closed: 'neutral' } as const;
