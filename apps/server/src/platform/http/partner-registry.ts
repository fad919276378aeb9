/** Who shows our landers on pages of their own (docs/embedding.md). */
export interface Partner {
  id: number;
  siteId: string;
  name: string;
  /** What the tracking of those who come from there says. */
  network: string;
  /** Exactly as a browser names them. */
  origins: readonly string[];
  /** Null: all there are. */
  landers: readonly string[] | null;
}

/** The partners of a site that are not revoked. A revocation acts at once, in every process. */
export interface PartnerRegistry {
  byOrigin: (siteId: string, origin: string) => Promise<Partner | undefined>;
  byNetwork: (siteId: string, network: string) => Promise<Partner | undefined>;
  /** Origins that may frame the page of a lander; where its address names a partner, that partner's alone. */
  framing: (siteId: string, lander: string, network: string | null) => Promise<string[]>;
}

export const mayShow = ({ landers }: Pick<Partner, 'landers'>, lander: string): boolean =>
  landers === null || landers.includes(lander);
