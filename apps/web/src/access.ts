import type { User } from '@heartline/api-client';

/** Where somebody is sent who may not, or need not, see a page; undefined to stay. */
export function redirectFor(
  access: 'members' | 'visitors' | 'staff' | undefined,
  user: User | null,
  href: string,
): string | undefined {
  if (access === 'members' && !user) return `/login?next=${encodeURIComponent(href)}`;
  if (access === 'visitors' && user) return '/members';
  return undefined;
}
