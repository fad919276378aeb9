export interface Pool {
  /**
   * Sign-up and password reset answer alike whether or not an address has an account; the mail tells its owner (ASVS 6.3.8). A matter of
   * the pool: its sites have the same members, so one that told would tell for all.
   */
  hide_account_existence: boolean;
}

/** Sites of one pool share their members. What all of them must do alike stands here, once. */
export const pools = {
  main: { hide_account_existence: false },
  amici: { hide_account_existence: true },
} as const satisfies Record<string, Pool>;

export type PoolName = keyof typeof pools;

/** Of a pool that this release does not name any more, nothing is told. */
export const hidesAccounts = (pool: string): boolean =>
  (pools as Record<string, Pool | undefined>)[pool]?.hide_account_existence ?? true;
