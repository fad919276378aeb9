import { localeOf } from '@heartline/api-client';

import { longestToken, trackingNames } from '../shared/lander-tracking.ts';
import type { EmbedOptions } from './embedded-lander.tsx';
import type { LanderAttribute } from './lander-attributes.ts';

/** What an element was told, checked. @throws Error in words for the partner's developer */
export function readOptions(
  attribute: (name: LanderAttribute) => string | null,
  defaultSite: string | undefined,
): EmbedOptions {
  const theme = attribute('theme');
  return {
    origin: originOf(attribute('site') ?? defaultSite),
    locale: localeOf(attribute('locale'), document.documentElement.lang, ...navigator.languages),
    slug: attribute('slug')?.trim().slice(0, longestToken) || undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    tracking: Object.fromEntries(
      trackingNames.flatMap((name) => {
        const value = attribute(name)?.trim();
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** Only an origin: a path, a script or a password in it could lead the visitor elsewhere. */
function originOf(site: string | undefined): string {
  const url = site !== undefined && URL.canParse(site) ? new URL(site) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new Error(`the attribute site must be the address of the site, such as https://www.example.com`);
  return url.origin;
}
