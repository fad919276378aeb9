/** "2 minutes ago", "yesterday", then the date. Renewed each half minute; future times count as now. */
export declare function useRelativeTime(): (time: string | number | Date) => string;
