import type { MailSite } from '../platform/mail/mail-layout.ts';
import type { Site } from '../platform/site.ts';
import { sites } from './sites.data.ts';

/** A site as its mails show it. */
export const mailSite = ({ settings }: Pick<Site, 'settings'>): MailSite => ({
  name: settings.mail_name,
  niche: settings.niche,
});

/** The site that a member belongs to; for one that is no longer there the first one. */
export function siteOf(id: string): (typeof sites)[number] {
  const site = sites.find((one) => one.id === id) ?? sites[0];
  if (!site) throw new Error('This deployment has no site');
  return site;
}

/** That site as its mails show it. */
export const mailSiteOf = (id: string): MailSite => mailSite(siteOf(id));
