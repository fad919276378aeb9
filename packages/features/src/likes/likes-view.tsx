import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { LikesRow } from '@heartline/ui/member/likes-row';
import { LockedCard } from '@heartline/ui/member/locked-card';
import { MemberCard } from '@heartline/ui/member/member-card';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { TabLinks } from '@heartline/ui/navigation/tabs';
import { EyeIcon, GemIcon, HeartIcon, MessageCircleIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  LoadError,
  memberCardProps,
  useKeptFocus,
  useRelativeTime,
  type MemberWording,
} from '../shared/index.ts';
import { likeTypes, type LikeItem, type LikeType } from './likes-of.ts';
import { likesMessages as messages } from './likes.messages.ts';

export interface LikesViewProps {
  type: LikeType;
  state: 'loading' | 'ready' | 'error';
  error?: unknown;
  onRetry?: () => void;
  items: readonly LikeItem[];
  /** How many of each tab are new. */
  newCounts: Readonly<Record<LikeType, number>>;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
}

/** Who likes the reader, whom the reader likes, and who is both (LIK-01). */
export function LikesView(props: LikesViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const { type, newCounts, state, items, error, onRetry } = props;
  return (
    <div ref={keptFocus} className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>
        <Button asChild variant="soft" size="sm">
          <a href={hrefs.visits}>
            <EyeIcon aria-hidden />
            {intl.formatMessage(messages.visits)}
          </a>
        </Button>
      </header>
      <TabLinks
        label={intl.formatMessage(messages.kinds)}
        value={type}
        items={likeTypes.map((id) => ({
          id,
          href: hrefs.likes(id),
          label: intl.formatMessage(messages[id]),
          count: newCounts[id],
          countLabel: intl.formatMessage(messages.newLikes, { count: newCounts[id] }),
        }))}
      />
      {state === 'error' ? <LoadError error={error} onRetry={onRetry} /> : null}
      {state === 'loading' ? (
        <div>
          <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
          <MemberGrid label={intl.formatMessage(messages[type])} skeletons={8} />
        </div>
      ) : null}
      {state === 'ready' && items.length === 0 ? <Empty type={type} /> : null}
      {state === 'ready' && items.length > 0 ? (
        <>
          <PremiumBox {...props} />
          <p className="text-ink-muted tabular-nums">{intl.formatMessage(messages.count, { count: items.length })}</p>
          {type === 'mutual' ? <Matches {...props} /> : <Cards {...props} />}
        </>
      ) : null}
    </div>
  );
}

/** Relative time of a like, for machines too. */
function When({ likedAt }: Pick<LikeItem, 'likedAt'>) {
  const relative = useRelativeTime();
  return <time dateTime={likedAt}>{relative(likedAt)}</time>;
}

function Cards({ type, items, wording, onLike }: LikesViewProps) {
  const intl = useIntl();
  const newLabel = intl.formatMessage(messages.isNew);
  return (
    <MemberGrid label={intl.formatMessage(messages[type])}>
      {items.map(({ id, member, blurredImage, isNew, likedAt }, index) =>
        member ? (
          <MemberCard
            key={id}
            {...memberCardProps(member, wording)}
            headingLevel={2}
            priority={index < 4}
            newLabel={isNew ? newLabel : undefined}
            note={<When likedAt={likedAt} />}
            liked={member.liked}
            likeLabel={intl.formatMessage(member.liked ? messages.unlike : messages.likeBack, { name: member.name })}
            onLike={() => onLike(member.id, !member.liked)}
          />
        ) : (
          <LockedCard
            key={id}
            href={hrefs.premium}
            photoUrl={blurredImage}
            label={intl.formatMessage(messages.locked)}
            hint={intl.formatMessage(messages.lockedHint)}
            newLabel={isNew ? newLabel : undefined}
            note={<When likedAt={likedAt} />}
          />
        ),
      )}
    </MemberGrid>
  );
}

function Matches({ items, wording }: LikesViewProps) {
  const intl = useIntl();
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ id, member, isNew, likedAt }) =>
        member ? (
          <li key={id}>
            <LikesRow
              {...memberCardProps(member, wording)}
              newLabel={isNew ? intl.formatMessage(messages.isNew) : undefined}
              when={<When likedAt={likedAt} />}
              actions={
                <Button asChild variant="outline" className="max-sm:grow">
                  <a href={hrefs.memberChat(member.id)}>
                    <MessageCircleIcon aria-hidden />
                    {intl.formatMessage(messages.chat)}
                  </a>
                </Button>
              }
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}

function PremiumBox({ type, items }: LikesViewProps) {
  const intl = useIntl();
  const locked = items.filter(({ member }) => member === null).length;
  if (type !== 'received' || locked === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl border border-gold-border bg-gold-surface p-5">
      <GemIcon aria-hidden className="size-8 shrink-0 text-gold-text" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-bold">{intl.formatMessage(messages.premiumTitle, { count: locked })}</h2>
        <p>{intl.formatMessage(messages.premiumText)}</p>
      </div>
      <Button asChild variant="gold" className="max-sm:w-full">
        <a href={hrefs.premium}>{intl.formatMessage(messages.premiumAction)}</a>
      </Button>
    </section>
  );
}

const emptyWords = {
  received: {
    title: messages.emptyReceived,
    text: messages.emptyReceivedText,
    action: messages.emptyReceivedAction,
    href: hrefs.profile,
  },
  given: {
    title: messages.emptyGiven,
    text: messages.emptyGivenText,
    action: messages.toSearch,
    href: hrefs.members(),
  },
  mutual: {
    title: messages.emptyMutual,
    text: messages.emptyMutualText,
    action: messages.toSearch,
    href: hrefs.members(),
  },
};

function Empty({ type }: { type: LikeType }) {
  const intl = useIntl();
  const { title, text, action, href } = emptyWords[type];
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      action={
        <Button asChild>
          <a href={href}>{intl.formatMessage(action)}</a>
        </Button>
      }
    />
  );
}
