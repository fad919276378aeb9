import type { MemberSummary } from '@heartline/api-client';
import { MemberCard, type MemberCardProps } from '@heartline/ui/member/member-card';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, memberCardProps, useVocabulary, type MemberWording } from '../shared/index.ts';
import { membersMessages as messages } from './members.messages.ts';

export interface LikeableCardProps {
  member: MemberSummary;
  wording: MemberWording;
  /** A visitor cannot like: the card has no heart. */
  visitor: boolean;
  onLike: (memberId: string, liked: boolean) => void;
  /** Above the fold. @default false */
  priority?: boolean;
  /** @default 3 */
  headingLevel?: 2 | 3;
  /** The search that found this member: the link to the profile carries it, for the way to the next one. */
  search?: string;
}

/** A member in a grid, with a heart for members, and at most one reason to say hello. */
export function LikeableCard({
  member,
  wording,
  visitor,
  onLike,
  priority = false,
  headingLevel = 3,
  search,
}: LikeableCardProps) {
  const intl = useIntl();
  const card = memberCardProps(member, wording);
  const reason = useReason(member, card.place);
  const liking = visitor
    ? {}
    : {
        liked: member.liked,
        likeLabel: intl.formatMessage(messages.like, { name: member.name }),
        onLike: () => onLike(member.id, !member.liked),
      };
  return (
    <MemberCard
      {...card}
      {...liking}
      {...reason}
      {...(search ? { href: `${hrefs.member(member.id)}?${search}` } : {})}
      priority={priority}
      headingLevel={headingLevel}
    />
  );
}

/** "Hiking, same as you" with the place before it if there is space, "Utrecht, same as you", "New here". */
function useReason({ reason, place: town }: MemberSummary, place: ReactNode): Pick<MemberCardProps, 'place' | 'note'> {
  const intl = useIntl();
  const { interest } = useVocabulary();
  if (reason?.kind === 'interest')
    return {
      place: '',
      note: (
        <>
          <span className="after:mx-1 after:content-['·'/''] @max-[12.5rem]:sr-only">{place}</span>{' '}
          {intl.formatMessage(messages.sameInterest, { interest: interest(reason.interest) })}
        </>
      ),
    };
  if (reason?.kind === 'new') return { note: intl.formatMessage(messages.newHere) };
  if (reason?.kind === 'town' && town) return { place: intl.formatMessage(messages.sameTown, { place: town }) };
  return {};
}
