import type { Gender, Interest, Locale } from '@heartline/api-client';
import type { Tracking } from './lander-tracking.ts';

import type { LanderApi, LanderInterest, LanderProfile, LanderRegion, LanderSettings } from './lander-api.ts';

/** Facts about the site that every lander uses. */
export interface LanderSite {
  name: string;
  niche: number;
  minAge: number;
  /** The visitor's presumed country, or the site's own. */
  country: string;
  /** Countries that the site serves. */
  countries: readonly string[];
  /** Whether this visitor may see members (MEM-02). */
  open: boolean;
  /** Sign-ups are closed, either for everybody or for this visitor's source (SGN-04). */
  closed: boolean;
  fictionalSingular: string;
  fictionalWarning: string;
}

export type LanderMember = Omit<LanderProfile, 'mainImage'> & {
  /** Address of the picture, as the server sends it. */
  photo: string;
};

/** The member in view on one of their landing pages, as visitors may see them. */
export type LanderMemberInView = Omit<LanderMember, 'photo'> & {
  photo: string | null;
  /** Their own text; may be empty. */
  about: string;
  interests: readonly Interest[];
};

export interface LanderData {
  site: LanderSite;
  /** Members with a photo; empty if the site does not show members to visitors (MEM-02). */
  members: LanderMember[];
  /** Of the visitor's country, if the lander shows them; empty if the site does not show members to visitors. */
  regions: LanderRegion[];
  /** Interests that enough people share to show a number, if the lander requests them. */
  interests: LanderInterest[];
}

/** Data that a lander shows besides members. */
export type LanderExtra = 'regions' | 'interests';

export interface LanderQuery {
  tracking: Tracking;
  /** Language of the site's own texts. */
  locale: Locale;
  /** Gender of the faces. By default everybody's. */
  gender?: Gender | undefined;
  /** Highest number of faces; no members are requested if it is 0. */
  faces: number;
  extra?: LanderExtra | undefined;
}

/** Loads the settings, and the lander's data about members if this visitor may see them. Rejects only if the settings fail. */
export async function loadLanderData(
  api: LanderApi,
  { tracking, locale, gender, faces, extra }: LanderQuery,
  signal?: AbortSignal,
): Promise<LanderData> {
  const options = { retries: 1, ...(signal ? { signal } : {}) };
  const source = {
    ...(tracking.network ? { network: tracking.network } : {}),
    ...(tracking.ref ? { ref: tracking.ref } : {}),
  };
  const { settings } = await api.site.settings({ ...source, language: locale }, options);
  const known = settings.loggedOutSearchTrafficsource && Object.keys(source).length > 0;
  const site = siteOf(settings, tracking, settings.loggedOutSearch || known);
  const data: LanderData = { site, members: [], regions: [], interests: [] };
  if (!site.open) return data;
  const where = { ...source, country: site.country };
  try {
    if (extra === 'regions') data.regions = (await api.search.regions({ ...where, language: locale }, options)).regions;
    if (extra === 'interests') data.interests = (await api.search.interests(where, options)).interests;
    if (faces > 0) {
      const query = { ...where, ...(gender ? { gender } : {}), withPhoto: 'true' as const };
      data.members = (await api.search.members(query, options)).profiles.flatMap(withPhoto).slice(0, faces);
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    // Faces, map and numbers are not essential: the lander does without them.
  }
  return data;
}

function siteOf(settings: LanderSettings, { network, ref }: Tracking, open: boolean): LanderSite {
  const { geoipSelectedCountry: country, countries } = settings;
  const { name, niche, minAge, signups, fictionalSingular, fictionalWarning } = settings;
  const closed = signups === 'none' || (signups === 'with_trafficsource' && !(network ?? ref));
  return { name, niche, minAge, country, countries, open, closed, fictionalSingular, fictionalWarning };
}

function withPhoto({ id, name, age, country, region, place, fictional, mainImage }: LanderProfile): LanderMember[] {
  return mainImage ? [{ id, name, age, country, region, place, fictional, photo: mainImage.match }] : [];
}
