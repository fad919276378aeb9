import type { Locale, User } from '@heartline/api-client';
import { messageFiles, type FeatureName } from '@heartline/features/shared';
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** Features whose texts the visitors' home page shows. */
export const homeFeatures: readonly FeatureName[] = ['shared', 'site'];
/** Features on every page of a member as well: matches, unsent messages, the price of the next one. */
const memberFeatures: readonly FeatureName[] = ['likes', 'chat', 'credits'];

/** Features whose texts a page shows, from its matched routes. */
export function featuresOf(
  routes: readonly { staticData?: StaticDataRouteOption | undefined }[],
  user: User | null,
): FeatureName[] {
  const own = routes.flatMap(({ staticData }) => staticData?.messages ?? []);
  return [...new Set<FeatureName>(['shared', ...own, ...(user ? memberFeatures : [])])];
}

/**
 * Source files that a page needs at once, by their names in the build's manifest. The server lists them all for preloading; otherwise
 * each would be requested by the one before.
 */
export function partsOf(page: {
  home: boolean;
  routeId: string;
  /** The lists of "Me" stand beside it. */
  inMe?: boolean | undefined;
  user: User | null;
  locale: Locale;
  features: readonly FeatureName[];
}): string[] {
  const words = messageFiles(page.locale, page.features).map((file) => `../../packages/features/src/${file}`);
  if (page.home) return ['src/entry-home.tsx', ...words];
  const membersParts = page.user
    ? ['src/members-frame.tsx', 'src/member-notices.tsx', ...(page.inMe ? ['src/me/me-frame.ts'] : [])]
    : [];
  return ['src/entry-app.tsx', routeFile(page.routeId), ...membersParts, ...words];
}

/**
 * The source file of a route: `src/routes/chats.$id.tsx` for `/chats/$id`, `src/routes/chats.index.tsx` for `/chats/`, and within a
 * folder for `/(account)/notifications`.
 */
function routeFile(routeId: string): string {
  const name = routeId
    .replace(/^\//, '')
    .replace(/(^|\/)$/, '$1index')
    .replaceAll(/(?<!\))\//g, '.');
  return `src/routes/${name}.tsx`;
}
