import { openMollie } from './mollie/open-mollie.ts';
import type { PaymentProvider, ProviderParts } from './provider.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { openStripe } from './stripe/open-stripe.ts';

/** The providers that are set up. Each order is asked of its own provider, never of another. */
export interface PaymentProviders {
  all: readonly PaymentProvider[];
  /** Takes a site's new orders; undefined: payments are not set up there, and its shop says so. */
  current: (siteId: string) => PaymentProvider | undefined;
  find: (name: string) => PaymentProvider | undefined;
}

/** Of the providers that a site names, the first one set up takes its new orders; the others continue to answer for theirs. */
export function createProviders(
  providers: readonly PaymentProvider[],
  namesOf: (siteId: string) => readonly string[] = () => providers.map(({ name }) => name),
): PaymentProviders {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return {
    all: providers,
    current: (siteId) => namesOf(siteId).flatMap((name) => byName.get(name) ?? [])[0],
    find: (name) => byName.get(name),
  };
}

/** Each folder decides from the configuration which accounts of its provider are set up. */
const folders: readonly ((parts: ProviderParts) => PaymentProvider[])[] = [openMollie, openStripe, openSandbox];

export const openProviders = (parts: ProviderParts, namesOf: (siteId: string) => readonly string[]): PaymentProviders =>
  createProviders(
    folders.flatMap((open) => open(parts)),
    // In a demo and in tests the sandbox is used where no other is set up.
    (siteId) => [...namesOf(siteId), 'sandbox'],
  );
