import type { Context } from 'hono';

import { mailLook } from '../platform/mail/mail-colours.ts';
import type { Site } from '../platform/site.ts';
import { settingsFor } from '../site/site.service.ts';
import { drawIcon, icons } from './icons.ts';

/** Functions of the web app's server bundle for the installed app. */
export interface InstalledBundle {
  shortcutsOf: (request: {
    search: string;
    domainLanguage: string;
  }) => Promise<{ locale: string; shortcuts: readonly { icon: string; url: string; name: string }[] }>;
}

/** The address of a site's manifest in a language: the browser requests it without cookies. */
export const manifestPath = (locale: string): string => `/manifest.webmanifest?language=${locale}`;

const path = '/manifest.webmanifest';
/** Maximum length of the name under an icon; devices cut a longer one anywhere. */
const shortName = 12;

/** Answers with the manifest for installing a site, and its icons, drawn in its colours (NAV-12); undefined for any other path. */
export function createManifestAnswers(
  bundle: InstalledBundle,
): (context: Context, site: Site) => Promise<Response | undefined> {
  const drawn = new Map<string, Promise<Buffer>>();

  async function answerIcon(context: Context, { settings: { niche } }: Site): Promise<Response | undefined> {
    const name = /^\/icons\/([a-z0-9-]+)\.png$/.exec(context.req.path)?.[1] ?? '';
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    if (!icon) return undefined;
    const key = `${name} ${niche}`;
    const picture = drawn.get(key) ?? drawIcon(icon, niche);
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    context.header('content-type', 'image/png');
    context.header('cache-control', 'public, max-age=86400');
    return context.body(new Uint8Array(await picture), 200);
  }

  return async (context, site) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (context.req.path !== path) return answerIcon(context, site);
    const { search } = new URL(context.req.url);
    const { locale, shortcuts } = await bundle.shortcutsOf({ search, domainLanguage: site.settings.domain_language });
    const { name, niche, description } = settingsFor(site, null, null, null, locale);
    const { canvas } = mailLook(niche).light;
    context.header('content-type', 'application/manifest+json; charset=utf-8');
    context.header('cache-control', 'public, max-age=86400');
    return context.body(
      JSON.stringify({
        // The same app in every language.
        id: '/',
        name,
        ...(name.length > shortName ? {} : { short_name: name }),
        description,
        lang: locale,
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: canvas,
        theme_color: canvas,
        categories: ['social', 'lifestyle'],
        icons: [iconOf('icon-192'), iconOf('icon-512'), { ...iconOf('maskable-512'), purpose: 'maskable' }],
        shortcuts: shortcuts.map(({ icon, ...shortcut }) => ({ ...shortcut, icons: [iconOf(icon)] })),
      }),
      200,
    );
  };
}

const iconOf = (name: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${icons[name]?.pixels}x${icons[name]?.pixels}`,
  type: 'image/png',
});
