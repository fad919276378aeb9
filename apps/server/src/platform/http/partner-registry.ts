/** A partner who shows our landers on their own pages (docs/embedding.md). */
export interface Partner {
  id: number;
  siteId: string;
  name: string;
  /** The network in the tracking of visitors from there. */
  network: string;
  /** Exactly as a browser writes them. */
  origins: readonly string[];
  /** Null: all landers. */
  landers: readonly string[] | null;
}

/** The partners of a site that are not revoked. A revocation takes effect at once, in every process. */
export interface PartnerRegistry {
  byOrigin: (siteId: string, origin: string) => Promise<Partner | undefined>;
  byNetwork: (siteId: string, network: string) => Promise<Partner | undefined>;
  /** Origins that may frame the page of a lander; where its address names a partner, only that partner's. */
  framing: (siteId: string, lander: string, network: string | null) => Promise<string[]>;
}

export const mayShow = ({ landers }: Pick<Partner, 'landers'>, lander: string): boolean =>
  landers === null || landers.includes(lander);
