import type { User } from '@heartline/api-client';

/** What a profile should have, the most helpful first. */
export const profileParts = ['photo', 'about', 'interests', 'region', 'details'] as const;
export type ProfilePart = (typeof profileParts)[number];

const fewestInterests = 3;

/** The parts that the stored profile does not have yet, the most helpful first. A country without regions needs none. */
export function missingParts({ profile }: Pick<User, 'profile'>, hasRegions = true): ProfilePart[] {
  const has: Record<ProfilePart, boolean> = {
    photo: profile.mainImage !== null,
    about: profile.about.trim() !== '',
    interests: profile.interests.length >= fewestInterests,
    region: profile.region !== null || !hasRegions,
    details: (profile.languages ?? []).length > 0 || profile.attributes.some(({ value }) => value !== null),
  };
  return profileParts.filter((part) => !has[part]);
}
