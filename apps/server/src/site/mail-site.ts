import type { MailSite } from '../platform/mail/mail-layout.ts';
import type { Site } from '../platform/site.ts';
import { sites } from './sites.data.ts';

/** A site as its mails show it. */
export const mailSite = ({ settings }: Pick<Site, 'settings'>): MailSite => ({
  name: settings.mail_name,
  niche: settings.niche,
});

/** The same of the site that a member belongs to; one that is no longer there has the first one's name. */
export function mailSiteOf(id: string): MailSite {
  const site = sites.find((one) => one.id === id) ?? sites[0];
  if (!site) throw new Error('This deployment has no site');
  return mailSite(site);
}
