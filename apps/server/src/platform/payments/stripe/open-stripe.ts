import type { PaymentProvider, ProviderParts } from '../provider.ts';
import { createStripe } from './stripe.ts';

/** One provider for each account with a key. */
export const openStripe = (parts: ProviderParts): PaymentProvider[] =>
  parts.config.paymentAccounts.stripe.map((account) => createStripe(parts, account));
