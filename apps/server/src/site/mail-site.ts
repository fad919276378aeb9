import type { Config } from '../platform/config.ts';
import type { MailSite } from '../platform/mail/mail-layout.ts';
import type { Site } from '../platform/site.ts';
import { siteOriginOf } from './site-origin.ts';
import { sites } from './sites.data.ts';

/** The data of a site that its mails show. */
export const mailSite = ({ settings }: Pick<Site, 'settings'>): MailSite => ({
  name: settings.mail_name,
  niche: settings.niche,
});

/** The site that a member belongs to; the first one if that no longer exists. */
export function siteOf(id: string): (typeof sites)[number] {
  const site = sites.find((one) => one.id === id) ?? sites[0];
  if (!site) throw new Error('This deployment has no site');
  return site;
}

/** The data of that site that its mails show. */
export const mailSiteOf = (id: string): MailSite => mailSite(siteOf(id));

/**
 * The origin of the links in those mails: members of another pool are strangers at the public one. The id is stored with the account or the
 * form, so that no request has a say in it.
 */
export const linkOriginOf = (id: string, { publicOrigin }: Pick<Config, 'publicOrigin'>): string =>
  siteOriginOf(siteOf(id), publicOrigin);
