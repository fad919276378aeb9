import type { AttributeName, FoundMatch, Interest, User } from '@heartline/api-client';

/** Why a member was found, as far as both profiles say so. */
export type Reason =
  | { kind: 'bothLike' | 'likes'; interests: Interest[] }
  | { kind: 'bothSpeak' | 'speaks'; languages: string[] }
  | { kind: 'wishes'; attributes: AttributeName[] }
  | { kind: 'place'; place: string };

/** A reader would not read more than these. */
const mostReasons = 3;
const mostInterests = 4;

/**
 * The reasons to show, the most personal first. "You both" only covers facts that the viewer's own profile states too. Without a reason
 * nothing is said: that all conditions are met goes without saying.
 */
export function reasonsOf(
  match: Pick<FoundMatch, 'interests' | 'languages' | 'attributes'> & { profile: Pick<FoundMatch['profile'], 'place'> },
  own: Pick<User['profile'], 'interests' | 'languages' | 'place'>,
): Reason[] {
  const shared = match.interests.filter((one) => own.interests.includes(one)).slice(0, mostInterests);
  const wished = match.interests.filter((one) => !own.interests.includes(one)).slice(0, mostInterests);
  const both = match.languages.filter((one) => own.languages?.includes(one));
  const reasons: Reason[] = [
    { kind: 'bothLike', interests: shared },
    both.length > 0 ? { kind: 'bothSpeak', languages: both } : { kind: 'speaks', languages: match.languages },
    { kind: 'likes', interests: wished },
    { kind: 'wishes', attributes: match.attributes },
    { kind: 'place', place: own.place === match.profile.place ? (own.place ?? '') : '' },
  ];
  return reasons.filter((reason) => saysSomething(reason)).slice(0, mostReasons);
}

function saysSomething(reason: Reason): boolean {
  if ('interests' in reason) return reason.interests.length > 0;
  if ('languages' in reason) return reason.languages.length > 0;
  return 'attributes' in reason ? reason.attributes.length > 0 : reason.place !== '';
}
