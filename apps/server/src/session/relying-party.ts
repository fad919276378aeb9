import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';

/** For which host passkeys are made and asked for here, and from which origin the answer must come (WebAuthn, "relying party"). */
export function relyingParty(
  { config }: Pick<Platform, 'config'>,
  { site, header }: { site: Site; header: (name: string) => string | undefined },
): { id: string; origin: string } {
  const own = new URL(config.publicOrigin);
  const host = header('host') ?? '';
  const name = host.replace(/:\d+$/, '').toLowerCase();
  // A host that is none of the site's own is served, and proves nothing.
  if (name === own.hostname || !site.hosts.includes(name)) return { id: own.hostname, origin: own.origin };
  return { id: name, origin: `${own.protocol}//${host.toLowerCase()}` };
}
