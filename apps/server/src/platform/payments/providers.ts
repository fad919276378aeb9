import type { PaymentProvider, ProviderParts } from './provider.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';

/** The providers that are set up. Each order is asked of the one it was made with, never of another. */
export interface PaymentProviders {
  all: readonly PaymentProvider[];
  /** Takes new orders; undefined: payments are not set up, and the shop says so. */
  current: PaymentProvider | undefined;
  find: (name: string) => PaymentProvider | undefined;
}

/** The first takes the new orders; the others go on answering for theirs. */
export function createProviders(providers: readonly PaymentProvider[]): PaymentProviders {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return { all: providers, current: providers[0], find: (name) => byName.get(name) };
}

/** Each folder beside this one decides from the configuration whether its provider is set up. */
const folders: readonly ((parts: ProviderParts) => PaymentProvider | undefined)[] = [openSandbox];

export const openProviders = (parts: ProviderParts): PaymentProviders =>
  createProviders(folders.map((open) => open(parts)).filter((provider) => provider !== undefined));
