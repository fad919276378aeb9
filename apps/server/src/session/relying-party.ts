import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';

/** The host that passkeys are made and used for, and the required origin of their answers (WebAuthn, "relying party"). */
export function relyingParty(
  { config }: Pick<Platform, 'config'>,
  { site, header }: { site: Site; header: (name: string) => string | undefined },
): { id: string; origin: string } {
  const own = new URL(config.publicOrigin);
  const host = header('host') ?? '';
  const name = host.replace(/:\d+$/, '').toLowerCase();
  // A host that is not the site's own is served, but passkeys do not use it.
  if (name === own.hostname || !site.hosts.includes(name)) return { id: own.hostname, origin: own.origin };
  return { id: name, origin: `${own.protocol}//${host.toLowerCase()}` };
}
