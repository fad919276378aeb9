import type { User } from '@heartline/api-client';
import type { StaticDataRouteOption } from '@tanstack/react-router';

/** Where to redirect somebody who may not, or need not, see a page; undefined to stay. */
export async function redirectFor(
  { access, page }: Pick<StaticDataRouteOption, 'access' | 'page'>,
  user: User | null,
  href: string,
): Promise<string | undefined> {
  const next = `?next=${encodeURIComponent(href)}`;
  if (access === 'members' && !user) return `/login${next}`;
  if (user?.ageCheckRequired && !(await import('./visit/before-age-check.ts')).isOpenBeforeAgeCheck(page))
    return `/age-check${next}`;
  if (access === 'visitors' && user) return '/members';
  return undefined;
}
