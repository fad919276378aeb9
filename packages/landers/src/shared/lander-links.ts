import type { Locale } from '@heartline/api-client';
import { longestToken, trackingNames, type Tracking } from './lander-tracking.ts';

/** Where a lander leads to, and what it keeps in the address (SES-07). */
export interface LanderPlace {
  /** Origin of the site; empty on the site's own pages. */
  origin: string;
  tracking: Tracking;
  /** Language of the partner's page, which the site goes on in. Not needed on the site's own pages. */
  language?: Locale | undefined;
}

/** Tracking as names and values, in a fixed order, without empty ones and cut to what the site takes. */
export function trackingFields(tracking: Tracking): [name: string, value: string][] {
  return trackingNames.flatMap((name) => {
    const value = tracking[name]?.trim().slice(0, longestToken);
    return value ? [[name, value] as [string, string]] : [];
  });
}

const languageField = ({ language }: LanderPlace) => (language ? [['language', language]] : []);

/** What goes along to the site: the tracking, and the language. */
export const placeFields = (place: LanderPlace): string[][] => [
  ...trackingFields(place.tracking),
  ...languageField(place),
];

/** Links from a lander to the site. Nothing else of the visitor goes along than the partner's tracking and the language. */
export function landerLinks(place: LanderPlace) {
  const { origin } = place;
  const link = (path: string, fields: string[][]) => {
    const query = new URLSearchParams(fields).toString();
    return `${origin}${path}${query ? `?${query}` : ''}`;
  };
  const inLanguage = (path: string) => link(path, languageField(place));
  return {
    home: link('/', placeFields(place)),
    login: inLanguage('/login'),
    /** Target of a form; `placeFields` are its hidden fields. */
    signupAction: `${origin}/signup`,
    /** Sign-up with this member in view (SGN-08). */
    memberSignup: (id: string) => link(`/members/${encodeURIComponent(id)}/signup`, placeFields(place)),
    terms: inLanguage('/pages/terms'),
    privacy: inLanguage('/pages/privacy'),
    /** A picture: the server gives its address without the origin. */
    picture: (path: string) => `${origin}${path}`,
  };
}
export type LanderLinks = ReturnType<typeof landerLinks>;
