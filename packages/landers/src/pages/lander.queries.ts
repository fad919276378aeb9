import type { ApiClient, Locale } from '@heartline/api-client';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { loadLanderData, variantOf, type LanderAddress, type LanderDefinition } from '../shared/index.ts';

const files = import.meta.glob<LanderDefinition>('../*/lander.ts', { import: 'default' });
const loaded = new Map<string, LanderDefinition>();

/** The lander of a folder, loaded on first use; undefined if there is none with that name. */
async function loadLander(name: string): Promise<LanderDefinition | undefined> {
  const lander = await files[`../${name}/lander.ts`]?.();
  if (lander) loaded.set(name, lander);
  return lander;
}

/** Source files that the page of a lander loads on first use, relative to this package's `src`. */
export const landerFiles = (name: string, locale: Locale): string[] => [
  `${name}/lander.ts`,
  `${name}/i18n/${locale}.json`,
  `shared/i18n/${locale}.json`,
];

/** Landers with an address of their own, by name. */
export async function landerNames(): Promise<string[]> {
  const all = await Promise.all(Object.values(files).map((load) => load()));
  return all.filter(({ ofMember }) => !ofMember).map(({ name }) => name);
}

/** A lander that was loaded already. */
export const preparedLander = (name: string): LanderDefinition | undefined => loaded.get(name);

export const landerQueries = {
  /** Data of a lander on the site itself, with the site's texts in the reader's language; also for rendering on the server. */
  data: (
    api: ApiClient,
    lander: LanderDefinition,
    { slug, audience, tracking, locale }: LanderAddress & { locale: Locale },
  ) => {
    const { gender } = variantOf(lander, slug, audience);
    const { faces = 0, extra } = lander;
    return queryOptions({
      queryKey: ['landers', faces, extra ?? '', locale, gender ?? 'all', tracking.network ?? '', tracking.ref ?? ''],
      queryFn: ({ signal }) => loadLanderData(api, { tracking, locale, gender, faces, extra }, signal),
      staleTime: 5 * 60_000,
      placeholderData: keepPreviousData,
    });
  },
};

/** Loads everything the page shows at once, for the route's loader. @returns false if there is no such lander */
export async function prepareLander(
  queryClient: QueryClient,
  api: ApiClient,
  { name, ofMember = false, ...address }: LanderAddress & { name: string; ofMember?: boolean; locale: Locale },
): Promise<boolean> {
  const lander = await loadLander(name);
  if (!lander || ofMember !== (lander.ofMember ?? false)) return false;
  await Promise.all([
    lander.words.load(address.locale),
    // On a failure the page shows what it can without the data.
    queryClient.ensureQueryData(landerQueries.data(api, lander, address)).catch(() => undefined),
  ]);
  return true;
}
