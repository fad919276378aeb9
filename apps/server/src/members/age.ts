/** The day in UTC, as YYYY-MM-DD. */
export const utcDate = (now: Date): string => now.toISOString().slice(0, 10);
