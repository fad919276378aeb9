import type { Site } from '../../../apps/server/src/platform/site.ts';
import { sites } from '../../../apps/server/src/site/sites.data.ts';
import { analyticsOrigin, port } from './site.ts';

const main = sites[0]!;

/** A site for the tests of the entry, beside those of the deployment. Browsers resolve every name below localhost by themselves. */
const siteFor = (id: string, settings: Partial<Site['settings']>, ageChecks: Site['ageChecks'] = {}): Site => ({
  ...main,
  ageChecks,
  id,
  hosts: [`${id}.localhost`],
  settings: { ...main.settings, name: 'Entrada', domain: `${id}.localhost`, ...settings },
});

type EntrySite = 'warned' | 'chosen' | 'elsewhere' | 'counted' | 'counted-too';

export const siteAt = (id: EntrySite): string => `http://${id}.localhost:${port}`;

/** Members there must pass an age check, on every site of the pool: only the test of that uses this country. */
export const checkedCountry = 'ES';

export const entrySites: readonly Site[] = [
  siteFor('warned', { enable_site_entry_popup: true }),
  siteFor('chosen', { enable_site_entry_popup: true, site_entry_popup_countries: ['PL', 'DE'] }),
  // We do not support the language of its domain.
  siteFor('elsewhere', { domain_language: 'pt', visible_profile_fields: ['tattoos'], signups: 'with_trafficsource' }),
  siteFor('counted', {
    enable_site_entry_popup: true,
    analytics: { kind: 'matomo', origin: analyticsOrigin, site: '7' },
  }),
  siteFor('checked', {}, { [checkedCountry]: 'sandbox' }),
  siteFor('counted-too', { analytics: { kind: 'plausible', origin: analyticsOrigin, site: 'counted.example' } }),
];
