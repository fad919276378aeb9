import type { Site } from '../../../apps/server/src/platform/site.ts';
import { sites } from '../../../apps/server/src/site/sites.data.ts';
import { analyticsOrigin, port } from './site.ts';

const main = sites[0]!;

/** A site that only the tests of the way in have, beside those of the deployment. Browsers find every name below localhost by themselves. */
const siteFor = (id: string, settings: Partial<Site['settings']>, ageChecks: Site['ageChecks'] = {}): Site => ({
  ...main,
  ageChecks,
  id,
  hosts: [`${id}.localhost`],
  settings: { ...main.settings, name: 'Entrada', domain: `${id}.localhost`, ...settings },
});

type EntrySite = 'warned' | 'chosen' | 'elsewhere' | 'counted' | 'counted-too';

export const siteAt = (id: EntrySite): string => `http://${id}.localhost:${port}`;

/** Whose members have to show that they are adults, on every site of the pool: nobody but the test of that lives there. */
export const checkedCountry = 'ES';

export const entrySites: readonly Site[] = [
  siteFor('warned', { enable_site_entry_popup: true }),
  siteFor('chosen', { enable_site_entry_popup: true, site_entry_popup_countries: ['PL', 'DE'] }),
  // Its domain is of a language that is none of ours.
  siteFor('elsewhere', { domain_language: 'pt', visible_profile_fields: ['tattoos'], signups: 'with_trafficsource' }),
  siteFor('counted', {
    enable_site_entry_popup: true,
    analytics: { kind: 'matomo', origin: analyticsOrigin, site: '7' },
  }),
  siteFor('checked', {}, { [checkedCountry]: 'sandbox' }),
  siteFor('counted-too', { analytics: { kind: 'plausible', origin: analyticsOrigin, site: 'counted.example' } }),
];
