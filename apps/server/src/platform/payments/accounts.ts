/** The keys of one account at a provider. */
export interface ProviderAccount {
  /** The name in a site's configuration, in lower case. */
  account: string;
  key: string;
  /** Secrets that its webhooks are signed with; more than one during a change. */
  webhookSecrets: readonly string[];
}

export interface PaymentAccounts {
  mollie: readonly ProviderAccount[];
  stripe: readonly ProviderAccount[];
}

type Environment = Record<string, string | undefined>;

/**
 * The accounts in the environment: MOLLIE_KEY_<ACCOUNT>; STRIPE_KEY_<ACCOUNT> with STRIPE_WEBHOOK_SECRET_<ACCOUNT>, which may be two with a
 * comma during a change.
 * @throws Error with one readable line that names the variable
 */
export function readPaymentAccounts(environment: Environment, { testKeys }: { testKeys: boolean }): PaymentAccounts {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '') as [
    string,
    string,
  ][];
  const keysOf = (prefix: string, shape: RegExp, like: string) =>
    given
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, key]) => {
        const account = name.slice(prefix.length).toLowerCase();
        if (!/^[a-z][a-z0-9_]{0,30}$/.test(account))
          throw new Error(`${name}: must end with the name of an account, such as ${prefix}HEARTLINE`);
        if (!shape.test(key)) throw new Error(`${name}: must be a key such as ${like}`);
        // With a test key credits would be given without payment.
        if (/^(?:sk_|rk_)?test_/.test(key) && !testKeys)
          throw new Error(`${name}: a test key takes no money; only in the demo and in tests`);
        return { account, key };
      });
  const mollie = keysOf('MOLLIE_KEY_', /^(?:live|test)_\w{20,80}$/, 'live_…');
  const stripe = keysOf('STRIPE_KEY_', /^[sr]k_(?:live|test)_\w{16,200}$/, 'sk_live_… or rk_live_…');
  const secrets = new Map(
    given.filter(([name]) => name.startsWith('STRIPE_WEBHOOK_SECRET_')).map(([name, text]) => [name, text.split(',')]),
  );
  for (const [name, texts] of secrets) {
    if (!texts.every((text) => /^whsec_\S{16,}$/.test(text)))
      throw new Error(`${name}: must be a signing secret such as whsec_…`);
    if (!stripe.some(({ account }) => name === secretNameOf(account)))
      throw new Error(`${name}: set it together with ${name.replace('WEBHOOK_SECRET', 'KEY')}, or neither`);
  }
  return {
    mollie: mollie.map((account) => ({ ...account, webhookSecrets: [] })),
    stripe: stripe.map(({ account, key }) => {
      const webhookSecrets = secrets.get(secretNameOf(account));
      if (!webhookSecrets) throw new Error(`STRIPE_KEY_${account.toUpperCase()}: needs ${secretNameOf(account)}`);
      return { account, key, webhookSecrets };
    }),
  };
}

const secretNameOf = (account: string): string => `STRIPE_WEBHOOK_SECRET_${account.toUpperCase()}`;
