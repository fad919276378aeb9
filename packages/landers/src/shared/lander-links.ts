import type { Locale } from '@heartline/api-client';
import { longestToken, trackingNames, type Tracking } from './lander-tracking.ts';

/** Base of a lander's links, and the parameters they keep (SES-07). */
export interface LanderTarget {
  /** Origin of the site; empty on the site's own pages. */
  origin: string;
  tracking: Tracking;
  /** Language of the partner's page, in which the site continues. Not needed on the site's own pages. */
  language?: Locale | undefined;
  /** The member whose sign-up page it leads to, on a member's own landing page (SGN-08). */
  member?: string | undefined;
}

/** Tracking as names and values, in a fixed order, without empty ones and truncated to the site's limit. */
export function trackingFields(tracking: Tracking): [name: string, value: string][] {
  return trackingNames.flatMap((name) => {
    const value = tracking[name]?.trim().slice(0, longestToken);
    return value ? [[name, value] as [string, string]] : [];
  });
}

const languageField = ({ language }: LanderTarget) => (language ? [['language', language]] : []);

/** Parameters of all links to the site: the tracking, and the language. */
export const targetFields = (target: LanderTarget): string[][] => [
  ...trackingFields(target.tracking),
  ...languageField(target),
];

/** Links from a lander to the site. Apart from the partner's tracking and the language they carry no data of the visitor. */
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
    /** Action of a form; `targetFields` are its hidden fields. */
    signupAction: `${origin}${target.member === undefined ? '/signup' : signupOf(target.member)}`,
    /** Sign-up with this member in view (SGN-08). */
    memberSignup: (id: string) => link(signupOf(id), targetFields(target)),
    terms: inLanguage('/pages/terms'),
    privacy: inLanguage('/pages/privacy'),
    /** Address of a picture: the server omits the origin if it is its own. */
    picture: (path: string) => (URL.canParse(path) ? path : `${origin}${path}`),
  };
}
