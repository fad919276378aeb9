export const trackingNames = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** The visitor's traffic source; the site stores it with the account at sign-up (SES-07). */
export type Tracking = Partial<Record<(typeof trackingNames)[number], string>>;

/** The contract's limit for tracking values and slugs. */
export const longestToken = 100;
