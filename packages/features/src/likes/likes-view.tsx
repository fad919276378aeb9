import { limits } from '@heartline/api-client';
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
  Buying,
  commonMessages,
  hrefs,
  LoadError,
  memberCardProps,
  useHeadcount,
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
  /** How many of those who like the reader carry the mark “New”: the number on the tab is the one in the top bar. */
  newCount: number;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
}

/** Who likes the reader, whom the reader likes, and who is both (LIK-01). */
export function LikesView(props: LikesViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const { type, newCount, state, items, error, onRetry } = props;
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
          ...(id === 'received'
            ? { count: newCount, countLabel: intl.formatMessage(messages.newLikes, { count: newCount }) }
            : {}),
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
          <Hidden {...props} items={items.filter(({ member }) => member === null)} />
          <Shown {...props} />
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

/** Those whom the reader may know, under their number. */
function Shown({ items: all, ...props }: LikesViewProps) {
  const intl = useIntl();
  const headcount = useHeadcount();
  const items = all.filter(({ member }) => member !== null);
  if (items.length === 0) return null;
  const who = headcount(items);
  return (
    <>
      {items.length < all.length ? (
        // Below those who are hidden, these are known because the like is mutual.
        <h2 className="text-lg font-bold tabular-nums">{intl.formatMessage(messages.matched, { who })}</h2>
      ) : (
        <p className="text-ink-muted tabular-nums">{who}</p>
      )}
      {props.type === 'mutual' ? <Matches {...props} items={items} /> : <Cards {...props} items={items} />}
    </>
  );
}

function Cards({ type, items, wording, onLike }: LikesViewProps) {
  const intl = useIntl();
  return (
    <MemberGrid label={intl.formatMessage(messages[type])}>
      {items.map(({ id, member, isNew, likedAt }, index) =>
        member ? (
          <MemberCard
            key={id}
            {...memberCardProps(member, wording)}
            headingLevel={2}
            priority={index < 4}
            newLabel={isNew ? intl.formatMessage(messages.isNew) : undefined}
            note={<When likedAt={likedAt} />}
            liked={member.liked}
            likeLabel={intl.formatMessage(member.liked ? messages.unlike : messages.likeBack, { name: member.name })}
            onLike={() => onLike(member.id, !member.liked)}
          />
        ) : null,
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
              headingLevel={2}
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

/** Those whom the reader may not know, under their number and what would show them. */
function Hidden({ items, wording }: LikesViewProps) {
  const intl = useIntl();
  const headcount = useHeadcount();
  if (items.length === 0) return null;
  const title = intl.formatMessage(messages.premiumTitle, { who: headcount(items) });
  return (
    <>
      <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl border border-gold-border bg-gold-surface p-5">
        <GemIcon aria-hidden className="size-8 shrink-0 text-gold-text" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg font-bold tabular-nums">{title}</h2>
          <p>{intl.formatMessage(messages.premiumText, { days: limits.toldDays })}</p>
        </div>
        <Buying>
          <Button asChild variant="gold" className="max-sm:w-full">
            <a href={hrefs.premium}>{intl.formatMessage(messages.premiumAction)}</a>
          </Button>
        </Buying>
      </section>
      <MemberGrid label={title}>
        {items.map(({ id, fictional, blurredImage, isNew, likedAt }) => (
          <LockedCard
            key={id}
            href={hrefs.premium}
            photoUrl={blurredImage}
            label={intl.formatMessage(fictional ? messages.lockedFictional : messages.locked)}
            hint={intl.formatMessage(fictional ? messages.lockedFictionalHint : messages.lockedHint)}
            fictionalLabel={fictional ? wording.fictional : undefined}
            newLabel={isNew ? intl.formatMessage(messages.isNew) : undefined}
            note={<When likedAt={likedAt} />}
          />
        ))}
      </MemberGrid>
    </>
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
