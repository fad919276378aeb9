import type { PaymentProvider, ProviderParts } from '../provider.ts';
import { createStripe } from './stripe.ts';

/** One for each account that has a key. */
export const openStripe = (parts: ProviderParts): PaymentProvider[] =>
  parts.config.paymentAccounts.stripe.map((account) => createStripe(parts, account));
