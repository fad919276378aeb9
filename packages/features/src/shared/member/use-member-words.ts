import type { MemberSummary } from '@heartline/api-client';
import type { MemberCardProps } from '@heartline/ui/member/member-card';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../hrefs/hrefs.ts';
import { useSettings } from '../session/session.queries.ts';
import { useNames } from '../names/use-names.ts';
import { memberMessages } from './member.messages.ts';

export interface MemberWords {
  /** "Online", defined only while the member is; never for a fictional profile, as nobody uses it. */
  presenceLabel: string | undefined;
  /** "Premium member", for premium members. */
  goldLabel: string | undefined;
  /** The site's label for a fictional profile (LOC-10). Everything that shows a member shows it. */
  fictionalLabel: string | undefined;
  /** "Utrecht", the region, or the country: never exact. */
  place: string;
}

export interface MemberWording {
  online: string;
  premium: string;
  fictional: string;
  country: (code: string) => string;
}

/** Texts and marks beside a member: presence, gold badge, fictional mark, place. */
export function memberWords(
  member: Pick<MemberSummary, 'online' | 'premium' | 'fictional' | 'place' | 'region' | 'country'>,
  wording: MemberWording,
): MemberWords {
  return {
    presenceLabel: member.online && !member.fictional ? wording.online : undefined,
    goldLabel: member.premium ? wording.premium : undefined,
    fictionalLabel: member.fictional ? wording.fictional : undefined,
    place: member.place ?? member.region ?? wording.country(member.country),
  };
}

type Base = Pick<
  MemberCardProps,
  'name' | 'age' | 'place' | 'href' | 'photoUrl' | 'photoColour' | 'presenceLabel' | 'goldLabel' | 'fictionalLabel'
>;

/** The one mapping of a member to the props of a card. */
export function memberCardProps(member: MemberSummary, wording: MemberWording): Base {
  return {
    name: member.name,
    age: member.age,
    href: hrefs.member(member.id),
    photoUrl: member.mainImage?.match ?? null,
    photoColour: member.mainImage?.colour ?? null,
    ...memberWords(member, wording),
  };
}

/** The site's and the viewer's wording for members; pure views pass `settings`, connected ones omit them. */
export function useMemberWording(fictional: string): MemberWording {
  const intl = useIntl();
  const { country } = useNames();
  return useMemo(
    () => ({
      online: intl.formatMessage(memberMessages.online),
      premium: intl.formatMessage(memberMessages.premium),
      fictional,
      country,
    }),
    [intl, fictional, country],
  );
}

/** `useMemberWording` with the wording of this site's settings. */
export function useSiteMemberWording(): MemberWording {
  return useMemberWording(useSettings().fictionalSingular);
}
