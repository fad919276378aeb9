import type { PaymentProvider, ProviderParts } from '../provider.ts';
import { createMollie } from './mollie.ts';

/** One provider for each account with a key. */
export const openMollie = (parts: ProviderParts): PaymentProvider[] =>
  parts.config.paymentAccounts.mollie.map((account) => createMollie(parts, account));
