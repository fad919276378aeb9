declare const names: readonly ['network', 'ref', 'sub1', 'sub2', 'sub3'];
/** Where a visitor came from; stored with the account at signup (SES-07). */
export type Tracking = Partial<Record<(typeof names)[number], string>>;
/** The tracking record in the query of an arrival URL; values that are too long are cut, empty ones left out. */
export declare function parseTracking(search: string): Tracking;
/** Called once on arrival. A later page without tracking in its URL does not take it away. */
export declare function rememberTracking(search: string): Tracking;
/** The tracking record of this tab, for signup. */
export declare function readTracking(): Tracking;
/** After signup it is stored with the account. */
export declare function forgetTracking(): void;
export {};
