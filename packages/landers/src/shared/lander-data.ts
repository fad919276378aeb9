import type { Gender, Locale } from '@heartline/api-client';
import type { Tracking } from './lander-tracking.ts';

import type { LanderApi, LanderProfile, LanderSettings } from './lander-api.ts';

/** What every lander knows of the site it leads to. */
export interface LanderSite {
  name: string;
  niche: number;
  minAge: number;
  /** Nobody can sign up, or nobody who comes this way (SGN-04). */
  closed: boolean;
  fictionalSingular: string;
  fictionalWarning: string;
}

export type LanderMember = Omit<LanderProfile, 'mainImage'> & {
  /** Address of the picture, as the server gives it. */
  photo: string;
};

export interface LanderData {
  site: LanderSite;
  /** Members with a photo; none where the site does not show members to visitors (MEM-02). */
  members: LanderMember[];
}

export interface LanderQuery {
  tracking: Tracking;
  /** Language of the site's own wording. */
  locale: Locale;
  /** Whose faces. Everybody's by default. */
  gender?: Gender | undefined;
  /** How many faces at most. */
  faces: number;
}

/** Settings, and one page of members with photos where this visitor may see them. Fails only when the settings do. */
export async function loadLanderData(
  api: LanderApi,
  { tracking, locale, gender, faces }: LanderQuery,
  signal?: AbortSignal,
): Promise<LanderData> {
  const options = { retries: 1, ...(signal ? { signal } : {}) };
  const source = {
    ...(tracking.network ? { network: tracking.network } : {}),
    ...(tracking.ref ? { ref: tracking.ref } : {}),
  };
  const { settings } = await api.site.settings({ ...source, language: locale }, options);
  const site = siteOf(settings, tracking);
  const known = settings.loggedOutSearchTrafficsource && Object.keys(source).length > 0;
  if (!settings.loggedOutSearch && !known) return { site, members: [] };
  const query = {
    ...source,
    ...(gender ? { gender } : {}),
    country: settings.geoipSelectedCountry,
    withPhoto: 'true' as const,
  };
  try {
    const { profiles } = await api.search.members(query, options);
    return { site, members: profiles.flatMap(withPhoto).slice(0, faces) };
  } catch (error) {
    if (signal?.aborted) throw error;
    // Faces are decoration: the lander does without them.
    return { site, members: [] };
  }
}

function siteOf(settings: LanderSettings, { network, ref }: Tracking): LanderSite {
  const { name, niche, minAge, signups, fictionalSingular, fictionalWarning } = settings;
  const closed = signups === 'none' || (signups === 'with_trafficsource' && !(network ?? ref));
  return { name, niche, minAge, closed, fictionalSingular, fictionalWarning };
}

function withPhoto({ id, name, age, country, region, place, fictional, mainImage }: LanderProfile): LanderMember[] {
  return mainImage ? [{ id, name, age, country, region, place, fictional, photo: mainImage.match }] : [];
}
