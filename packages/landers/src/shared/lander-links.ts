import type { Tracking } from '@heartline/features/shared';

export const trackingNames = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** The contract's limit for tracking values and slugs. */
export const longestToken = 100;

/** Where a lander leads to, and what it keeps in the address (SES-07). */
export interface LanderPlace {
  /** Origin of the site; empty on the site's own pages. */
  origin: string;
  tracking: Tracking;
}

/** Tracking as names and values, in a fixed order, without empty ones and cut to what the site takes. */
export function trackingFields(tracking: Tracking): [name: string, value: string][] {
  return trackingNames.flatMap((name) => {
    const value = tracking[name]?.trim().slice(0, longestToken);
    return value ? [[name, value] as [string, string]] : [];
  });
}

/** Links from a lander to the site. Nothing else of the visitor goes along than the partner's tracking and the language. */
export function landerLinks({ origin, tracking }: LanderPlace) {
  const query = new URLSearchParams(trackingFields(tracking)).toString();
  const withTracking = (path: string) => `${origin}${path}${query ? `?${query}` : ''}`;
  return {
    home: `${origin}/`,
    login: `${origin}/login`,
    /** Target of a form; its fields carry the tracking. */
    signupAction: `${origin}/signup`,
    /** Sign-up with this member in view (SGN-08). */
    memberSignup: (id: string) => withTracking(`/members/${encodeURIComponent(id)}/signup`),
    terms: `${origin}/pages/terms`,
    privacy: `${origin}/pages/privacy`,
    /** A picture: the server gives its address without the origin. */
    picture: (path: string) => `${origin}${path}`,
  };
}
export type LanderLinks = ReturnType<typeof landerLinks>;
