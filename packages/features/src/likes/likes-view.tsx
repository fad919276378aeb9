import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { LikesRow } from '@heartline/ui/member/likes-row';
import { LockedCard } from '@heartline/ui/member/locked-card';
import { MemberCard } from '@heartline/ui/member/member-card';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { TabLinks } from '@heartline/ui/navigation/tabs';
import { EyeIcon, GemIcon, HeartIcon, MessageCircleIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
  /** How many received likes carry the mark “New”: the tab and the top bar show the same number. */
  newCount: number;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
  /** Stands above the tabs, as it belongs to none of them. */
  today?: ReactNode;
}

/** Members who like the viewer, members the viewer likes, and mutual likes (LIK-01). */
export function LikesView(props: LikesViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const { type, newCount, state, items, error, onRetry, today } = props;
  return (
    <div ref={keptFocus} className="flex flex-col gap-1.5 max-sm:-mt-4 sm:gap-6">
      {/* On a phone faces come first: the selected tab names the page, so only screen readers get the title. */}
      <h1 className="text-3xl font-display max-sm:sr-only">{intl.formatMessage(messages.title)}</h1>
      {today}
      <header className="flex items-center gap-2">
        <TabLinks
          className="flex-1"
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
        <Button asChild variant="soft" size="sm" className="shrink-0 max-sm:size-11 max-sm:px-0">
          <a href={hrefs.visits}>
            <EyeIcon aria-hidden />
            <span className="max-sm:sr-only">{intl.formatMessage(messages.visits)}</span>
          </a>
        </Button>
      </header>
      {state === 'error' ? <LoadError error={error} onRetry={onRetry} /> : null}
      {state === 'loading' ? (
        <div>
          <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
          <MemberGrid label={intl.formatMessage(messages[type])} skeletons={8} className="max-sm:-mx-1.5" />
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

/** Relative time of a like, also machine-readable. */
function When({ likedAt }: Pick<LikeItem, 'likedAt'>) {
  const relative = useRelativeTime();
  return <time dateTime={likedAt}>{relative(likedAt)}</time>;
}

/** Members that the viewer may see, below their number. */
function Shown({ items: all, ...props }: LikesViewProps) {
  const intl = useIntl();
  const headcount = useHeadcount();
  const items = all.filter(({ member }) => member !== null);
  if (items.length === 0) return null;
  const who = headcount(items);
  return (
    <>
      {items.length < all.length ? (
        // Separates these from the hidden likes above: they are visible because the like is mutual.
        <h2 className="font-bold tabular-nums max-sm:mt-4 sm:text-lg">
          {intl.formatMessage(messages.matched, { who })}
        </h2>
      ) : (
        <p className="text-ink-muted tabular-nums max-sm:-my-1 max-sm:text-sm">{who}</p>
      )}
      {props.type === 'mutual' ? <Matches {...props} items={items} /> : <Cards {...props} items={items} />}
    </>
  );
}

function Cards({ type, items, wording, onLike }: LikesViewProps) {
  const intl = useIntl();
  return (
    <MemberGrid label={intl.formatMessage(messages[type])} className="max-sm:-mx-1.5">
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

/**
 * Members that the viewer may not see, their number and what would show them: above the list, on a phone fixed at the foot of the
 * screen while the list is in view.
 */
function Hidden({ items, wording }: LikesViewProps) {
  const intl = useIntl();
  const headcount = useHeadcount();
  if (items.length === 0) return null;
  const title = intl.formatMessage(messages.premiumTitle, { who: headcount(items) });
  return (
    <div className="flex flex-col gap-2 sm:gap-4">
      <section className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-gold-border bg-gold-surface p-2 ps-3 max-sm:sticky max-sm:bottom-[calc(64px+env(safe-area-inset-bottom))] max-sm:z-10 max-sm:order-last max-sm:-mx-1.5 max-sm:shadow-float sm:gap-x-6 sm:p-5">
        <GemIcon aria-hidden className="size-8 shrink-0 text-gold-text max-sm:hidden" />
        <h2 className="min-w-0 flex-1 text-sm font-bold leading-tight tabular-nums sm:text-lg">{title}</h2>
        <Buying>
          <Button asChild variant="gold" size="sm" className="shrink-0">
            <a href={hrefs.premium}>{intl.formatMessage(messages.premiumAction)}</a>
          </Button>
        </Buying>
      </section>
      <p className="text-sm text-ink-muted max-sm:order-1">
        {intl.formatMessage(messages.premiumText, { days: limits.toldDays })}
      </p>
      <MemberGrid label={title} className="max-sm:-mx-1.5">
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
    </div>
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
