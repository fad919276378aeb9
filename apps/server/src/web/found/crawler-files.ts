import type { Site } from '../../platform/site.ts';
import { escape } from '../document.ts';
import { addressIn, languagesOf, type PublicPage } from './public-pages.ts';

/**
 * robots.txt (RFC 9309). Unlisted pages say so themselves, which a crawler can only read if it may fetch them; API calls and members'
 * photos are disallowed altogether, since a picture has no page to say it on.
 */
export function robotsOf(origin: string, { closed }: { closed: boolean }): string {
  if (closed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /media/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Each listed page in each language, with the addresses of the same page in all others (sitemaps.org). */
export function sitemapOf(site: Site, origin: string, pages: ReadonlyMap<string, PublicPage>): string {
  const languages = languagesOf(site);
  const listed = [...pages].filter(([, page]) => page.listed).map(([path]) => path);
  const entries = listed.flatMap((path) => {
    const others = [
      ...languages.map((language) => [language, addressIn(site, origin, path, language)] as const),
      ['x-default', `${origin}${path}`] as const,
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`);
    return languages.map((language) => {
      const address = escape(addressIn(site, origin, path, language));
      return `<url><loc>${address}</loc>\n${others.join('\n')}\n</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
