import type { MemberSummary } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Avatar } from '@heartline/ui/member/avatar';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { HeartIcon } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, memberWords, useTimeUntil, type MemberWording } from '../shared/index.ts';
import { messages } from './play.messages.ts';
import type { Deck } from './play.queries.ts';

/** The number of likes per day, until the first is given; then how many remain. */
export function LikesLeft({ left, perDay }: { left: number; perDay: number }) {
  const intl = useIntl();
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="inline-flex gap-0.5">
          {Array.from({ length: perDay }, (_, at) => (
            <HeartIcon
              key={at}
              data-left={at < left ? '' : undefined}
              className="size-4 text-line-strong data-left:fill-current data-left:text-primary-text"
            />
          ))}
        </span>
        {intl.formatMessage(messages.left, { count: left })}
      </span>
      {left === perDay ? (
        <span className="block text-xs">{intl.formatMessage(messages.perDay, { count: perDay })}</span>
      ) : null}
    </>
  );
}

interface LikesGivenProps {
  deck: Pick<Deck, 'resetsAt' | 'likedToday'>;
  wording: MemberWording;
  /** The server's clock. */
  now: () => number;
  /** The likes of a new day are available. */
  onReset: () => void;
}

/** When the game continues, in words, and who was liked today: nothing here tempts with something that cannot be had. */
export function LikesGiven({ deck: { resetsAt, likedToday }, wording, now, onReset }: LikesGivenProps) {
  const intl = useIntl();
  const id = useId();
  const when = useTimeUntil(resetsAt, { now, onEnd: onReset });
  return (
    <>
      <p className="-mt-2 text-ink-muted">{intl.formatMessage(messages.limitUntil, { when })}</p>
      {likedToday.length > 0 ? (
        <div className="w-full">
          <p id={id} className="mb-2 text-sm font-semibold text-ink-muted">
            {intl.formatMessage(messages.likedToday)}
          </p>
          <ul aria-labelledby={id} className="grid w-full grid-cols-2 gap-2 text-start">
            {likedToday.map((member) => (
              <LikedPerson key={member.id} member={member} wording={wording} />
            ))}
          </ul>
        </div>
      ) : null}
      <Button asChild variant="soft">
        <a href={hrefs.likes()}>{intl.formatMessage(messages.toLikes)}</a>
      </Button>
    </>
  );
}

function LikedPerson({ member, wording }: { member: MemberSummary; wording: MemberWording }) {
  const { fictionalLabel } = memberWords(member, wording);
  return (
    <li className="min-w-0">
      <a
        href={hrefs.member(member.id)}
        className="flex min-h-14 items-center gap-2 rounded-lg p-1 transition-colors hover:bg-surface-hover"
      >
        <Avatar name={member.name} src={member.mainImage?.thumb ?? null} className="shrink-0" />
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="truncate font-semibold">{member.name}</span>
          {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="caption" /> : null}
        </span>
      </a>
    </li>
  );
}
