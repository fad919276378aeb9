import type { EndpointAnswer, endpoints, Interest } from '@heartline/api-client/contract';

export type Reason = EndpointAnswer<typeof endpoints.today.people>['people'][number]['reason'];

/** The data that reasons are made of. */
export interface Facts {
  place_id: string | null;
  region_id: string | null;
  interests: Interest[];
  signup_at: Date;
  fictional: boolean;
}

/**
 * All true reasons for a member, the most personal first. A fictional profile is not nearby and has not just joined (docs/voice.md): its
 * reasons are only what is on both profiles.
 */
export function reasonsFor(own: Pick<Facts, 'place_id' | 'region_id' | 'interests'>, other: Facts, newSince: Date) {
  const reasons: Reason[] = other.interests
    .filter((interest) => own.interests.includes(interest))
    .map((interest) => ({ kind: 'interest', interest }));
  if (other.fictional) return reasons;
  const inTown = own.place_id !== null && own.place_id === other.place_id;
  if (inTown) reasons.push({ kind: 'town', interest: null });
  if (other.signup_at >= newSince) reasons.push({ kind: 'new', interest: null });
  if (!inTown && own.region_id !== null && own.region_id === other.region_id)
    reasons.push({ kind: 'region', interest: null });
  return reasons;
}

/** One reason for each, of another kind than those before or at least with another interest, as far as possible. */
export function oneEach(all: readonly (readonly Reason[])[]): (Reason | undefined)[] {
  const said: Reason[] = [];
  return all.map((reasons) => {
    const reason =
      reasons.find(({ kind }) => !said.some((one) => one.kind === kind)) ??
      reasons.find(({ interest }) => interest !== null && !said.some((one) => one.interest === interest)) ??
      reasons[0];
    if (reason) said.push(reason);
    return reason;
  });
}
