import type { Locale, User } from '@heartline/api-client';
import { messageFiles, type FeatureName } from '@heartline/features/shared';
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** Features whose words the visitors' home page shows. */
export const homeFeatures: readonly FeatureName[] = ['shared', 'site'];
/** What members have on every page besides: matches, unsent messages, the price of the next one. */
const memberFeatures: readonly FeatureName[] = ['likes', 'chat', 'credits'];

/** Features whose words a page shows, from its matched routes. */
export function featuresOf(
  routes: readonly { staticData?: StaticDataRouteOption | undefined }[],
  user: User | null,
): FeatureName[] {
  const own = routes.flatMap(({ staticData }) => staticData?.messages ?? []);
  return [...new Set<FeatureName>(['shared', ...own, ...(user ? memberFeatures : [])])];
}

/**
 * Source files of what a page needs at once, named as the build's manifest names them. The server has the browser load them all
 * together; otherwise each would be asked for by the one before.
 */
export function partsOf(page: {
  home: boolean;
  routeId: string;
  user: User | null;
  locale: Locale;
  features: readonly FeatureName[];
}): string[] {
  const words = messageFiles(page.locale, page.features).map((file) => `../../packages/features/src/${file}`);
  if (page.home) return ['src/entry-home.tsx', ...words];
  const membersParts = page.user ? ['src/members-frame.tsx', 'src/member-notices.tsx'] : [];
  return ['src/entry-app.tsx', routeFile(page.routeId), ...membersParts, ...words];
}

/**
 * Where a route is written: `src/routes/chats.$id.tsx` for `/chats/$id`, `src/routes/chats.index.tsx` for `/chats/`, and in its folder for
 * `/(account)/notifications`.
 */
function routeFile(routeId: string): string {
  const name = routeId
    .replace(/^\//, '')
    .replace(/(^|\/)$/, '$1index')
    .replaceAll(/(?<!\))\//g, '.');
  return `src/routes/${name}.tsx`;
}
