import type { MemberSummary } from '@heartline/api-client';
import { MemberCard } from '@heartline/ui/member/member-card';
import { useIntl } from 'react-intl';

import { hrefs, memberCardProps, type MemberWording } from '../shared/index.ts';
import { membersMessages as messages } from './members.messages.ts';

export interface LikeableCardProps {
  member: MemberSummary;
  wording: MemberWording;
  /** A visitor cannot like: no heart. */
  visitor: boolean;
  onLike: (memberId: string, liked: boolean) => void;
  /** Above the fold. @default false */
  priority?: boolean;
  /** @default 3 */
  headingLevel?: 2 | 3;
  /** The search it was found by: the profile takes it along for its way to the next one. */
  search?: string;
}

/** A member in a grid, with a heart for members. */
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
  const liking = visitor
    ? {}
    : {
        liked: member.liked,
        likeLabel: intl.formatMessage(messages.like, { name: member.name }),
        onLike: () => onLike(member.id, !member.liked),
      };
  return (
    <MemberCard
      {...memberCardProps(member, wording)}
      {...liking}
      {...(search ? { href: `${hrefs.member(member.id)}?${search}` } : {})}
      priority={priority}
      headingLevel={headingLevel}
    />
  );
}
