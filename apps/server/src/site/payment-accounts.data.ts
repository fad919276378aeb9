/**
 * The accounts for each site's new orders, as `<provider>-<account>`: the first with a key in the environment is used (MOLLIE_KEY_HEARTLINE
 * is `mollie-heartline`). An order keeps its account, whatever changes here.
 */
const accounts: Readonly<Record<string, readonly string[]>> = {
  heartline: ['mollie-heartline', 'stripe-heartline'],
  nordlys: ['stripe-nordlys', 'mollie-nordlys'],
  amici: ['mollie-heartline', 'stripe-heartline'],
};

export const paymentAccountsOf = (siteId: string): readonly string[] => accounts[siteId] ?? [];
