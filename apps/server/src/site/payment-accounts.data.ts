/**
 * Where each site's new orders are paid, as `<provider>-<account>`: the first that has its key in the environment
 * (MOLLIE_KEY_HEARTLINE is `mollie-heartline`). An order stays with the one it was made with, whatever is changed here.
 */
const accounts: Readonly<Record<string, readonly string[]>> = {
  heartline: ['mollie-heartline', 'stripe-heartline'],
  nordlys: ['stripe-nordlys', 'mollie-nordlys'],
  amici: ['mollie-heartline', 'stripe-heartline'],
};

export const paymentAccountsOf = (siteId: string): readonly string[] => accounts[siteId] ?? [];
