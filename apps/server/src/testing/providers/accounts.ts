import { createMollie } from '../../platform/payments/mollie/mollie.ts';
import type { PaymentProvider, ProviderParts } from '../../platform/payments/provider.ts';
import { createStripe } from '../../platform/payments/stripe/stripe.ts';
import type { TestClock } from '../harness.ts';
import { MollieServer } from './mollie-server.ts';
import type { ProviderServer } from './provider-server.ts';
import { StripeServer } from './stripe-server.ts';

/** Each provider with its simulated server. */
export const realProviders: Readonly<
  Record<
    'mollie' | 'stripe',
    {
      server: (clock: Pick<TestClock, 'now'>) => ProviderServer;
      adapter: (parts: Pick<ProviderParts, 'clock'>, account?: string) => PaymentProvider;
      /** The environment of a deployment with this provider. */
      environment: Readonly<Record<string, string>>;
    }
  >
> = {
  mollie: {
    server: (clock) => new MollieServer(clock),
    adapter: (parts, account = 'heartline') =>
      createMollie(parts as ProviderParts, { account, key: MollieServer.key, webhookSecrets: [] }),
    environment: { MOLLIE_KEY_HEARTLINE: MollieServer.key },
  },
  stripe: {
    server: (clock) => new StripeServer(clock),
    adapter: (parts, account = 'heartline') =>
      createStripe(parts as ProviderParts, { account, key: StripeServer.key, webhookSecrets: [StripeServer.secret] }),
    environment: {
      STRIPE_KEY_HEARTLINE: StripeServer.key,
      STRIPE_WEBHOOK_SECRET_HEARTLINE: StripeServer.secret,
    },
  },
};
export const providerNames = Object.keys(realProviders) as (keyof typeof realProviders)[];
