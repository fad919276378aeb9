import { localeOf } from '@heartline/api-client';

import { longestToken, trackingNames } from '../shared/lander-tracking.ts';
import type { EmbedOptions } from './drawer.ts';
import type { LanderAttribute } from './lander-attributes.ts';

/**
 * Validates the attributes of an element.
 * @param language of the page that contains it
 * @throws Error with a message for the partner's developer
 */
export function readOptions(
  attribute: (name: LanderAttribute) => string | null,
  { defaultSite, language }: { defaultSite: string | undefined; language: string },
): EmbedOptions {
  const theme = attribute('theme');
  return {
    origin: originOf(attribute('site') ?? defaultSite),
    locale: localeOf(attribute('locale'), language, ...navigator.languages),
    slug: tokenOf(attribute('slug')),
    audience: tokenOf(attribute('audience')),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    tracking: Object.fromEntries(
      trackingNames.flatMap((name) => {
        const value = tokenOf(name === 'ref' ? (attribute('tracking-ref') ?? attribute('ref')) : attribute(name));
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

const tokenOf = (text: string | null) => text?.trim().slice(0, longestToken) || undefined;

/** Only an origin: a path, a script or a password in it could lead the visitor elsewhere. */
function originOf(site: string | undefined): string {
  const url = site !== undefined && URL.canParse(site) ? new URL(site) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new Error(`the attribute site must be the address of the site, such as https://www.example.com`);
  return url.origin;
}
