export interface Pool {
  /**
   * Sign-up and password reset answer alike whether or not an address has an account; the mail notifies its owner (ASVS 6.3.8). Set per
   * pool: its sites share their members, so one site that revealed it would reveal it for all.
   */
  hide_account_existence: boolean;
}

/** Sites of one pool share their members. Settings that must be the same on all of them. */
export const pools = {
  main: { hide_account_existence: false },
  amici: { hide_account_existence: true },
} as const satisfies Record<string, Pool>;

export type PoolName = keyof typeof pools;

/** Pools that this release does not know hide their accounts. */
export const hidesAccounts = (pool: string): boolean =>
  (pools as Record<string, Pool | undefined>)[pool]?.hide_account_existence ?? true;
