import { openMollie } from './mollie/open-mollie.ts';
import type { PaymentProvider, ProviderParts } from './provider.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { openStripe } from './stripe/open-stripe.ts';

/** The providers that are set up. Each order is asked of the one it was made with, never of another. */
export interface PaymentProviders {
  all: readonly PaymentProvider[];
  /** Takes a site's new orders; undefined: payments are not set up there, and its shop says so. */
  current: (siteId: string) => PaymentProvider | undefined;
  find: (name: string) => PaymentProvider | undefined;
}

/** Of the providers a site names, the first that is set up takes its new orders; the others go on answering for theirs. */
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

/** Each folder beside this one decides from the configuration which accounts of its provider are set up. */
const folders: readonly ((parts: ProviderParts) => PaymentProvider[])[] = [openMollie, openStripe, openSandbox];

export const openProviders = (parts: ProviderParts, namesOf: (siteId: string) => readonly string[]): PaymentProviders =>
  createProviders(
    folders.flatMap((open) => open(parts)),
    // In a demo and in tests there is the sandbox where nothing else is.
    (siteId) => [...namesOf(siteId), 'sandbox'],
  );
