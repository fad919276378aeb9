import type { Locale } from '@heartline/api-client';
import { longestToken, trackingNames, type Tracking } from './lander-tracking.ts';

/** Where a lander leads to, and what it keeps in the address (SES-07). */
export interface LanderTarget {
  /** Origin of the site; empty on the site's own pages. */
  origin: string;
  tracking: Tracking;
  /** Language of the partner's page, which the site goes on in. Not needed on the site's own pages. */
  language?: Locale | undefined;
  /** Whose sign-up page it leads to, on a member's own landing page (SGN-08). */
  member?: string | undefined;
}

/** Tracking as names and values, in a fixed order, without empty ones and cut to what the site takes. */
export function trackingFields(tracking: Tracking): [name: string, value: string][] {
  return trackingNames.flatMap((name) => {
    const value = tracking[name]?.trim().slice(0, longestToken);
    return value ? [[name, value] as [string, string]] : [];
  });
}

const languageField = ({ language }: LanderTarget) => (language ? [['language', language]] : []);

/** What goes along to the site: the tracking, and the language. */
export const targetFields = (target: LanderTarget): string[][] => [
  ...trackingFields(target.tracking),
  ...languageField(target),
];

/** Links from a lander to the site. Nothing else of the visitor goes along than the partner's tracking and the language. */
export function landerLinks(target: LanderTarget) {
  const { origin } = target;
  const link = (path: string, fields: string[][]) => {
    const query = new URLSearchParams(fields).toString();
    return `${origin}${path}${query ? `?${query}` : ''}`;
  };
  const signupOf = (id: string) => `/members/${encodeURIComponent(id)}/signup`;
  const inLanguage = (path: string) => link(path, languageField(target));
  return {
    home: link('/', targetFields(target)),
    login: inLanguage('/login'),
    /** Target of a form; `targetFields` are its hidden fields. */
    signupAction: `${origin}${target.member === undefined ? '/signup' : signupOf(target.member)}`,
    /** Sign-up with this member in view (SGN-08). */
    memberSignup: (id: string) => link(signupOf(id), targetFields(target)),
    terms: inLanguage('/pages/terms'),
    privacy: inLanguage('/pages/privacy'),
    /** A picture: the server gives its address without the origin, where it is its own. */
    picture: (path: string) => (URL.canParse(path) ? path : `${origin}${path}`),
  };
}
