/** Tone of the badge of each state. */
export const tones = { open: 'info', answered: 'success', closed: 'neutral' } as const;
