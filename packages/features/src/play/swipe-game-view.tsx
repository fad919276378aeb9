import type { Interest } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { MatchCard, MatchCardSkeleton } from '@heartline/ui/member/match-card';
import { SwipeDeck, type SwipeAnswered } from '@heartline/ui/member/swipe-deck';
import { CoffeeIcon } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  LoadError,
  memberCardProps,
  useTimeUntil,
  useVocabulary,
  type MemberWording,
} from '../shared/index.ts';
import { messages } from './play.messages.ts';
import type { Candidate, Deck } from './play.queries.ts';

export interface SwipeGameViewProps {
  /** Absent while it is on its way. */
  deck: Deck | undefined;
  error: unknown;
  onRetry: () => void;
  ownInterests: readonly Interest[];
  wording: MemberWording;
  /** The server's clock. */
  now: () => number;
  onChoose: (candidate: Candidate, choice: 'like' | 'pass') => void;
  onUndo: () => void;
  /** The likes of a new day are there. */
  onReset: () => void;
}

/** The swipe game: a stack of cards, the likes left today, and what to do when they are given (MEM-07). */
export const SwipeGameView = memo(function SwipeGameView(props: SwipeGameViewProps) {
  const intl = useIntl();
  const { deck, wording, onChoose, onUndo } = props;
  const top = deck?.candidates[0];
  const name = top?.name ?? '';
  return (
    // The cards are as high as lets the buttons below them stay in the window.
    <div className="flex w-full flex-col gap-4 [--deck-height:calc(100dvh-348px)] sm:gap-6 lg:[--deck-height:calc(100dvh-390px)]">
      <header className="mx-auto max-w-lg text-center">
        <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.page)}</h1>
        <p className="mt-1 hidden text-balance text-ink-muted sm:block [@media(min-height:900px)]:block">
          {intl.formatMessage(messages.intro)}
        </p>
      </header>
      <SwipeDeck
        className="-mx-4 px-4"
        label={intl.formatMessage(messages.deck)}
        items={deck?.candidates ?? none}
        itemKey={({ id }) => id}
        likeLabel={intl.formatMessage(messages.like, { name })}
        passLabel={intl.formatMessage(messages.pass, { name })}
        undoLabel={intl.formatMessage(messages.undo)}
        announce={useAnnounce(deck?.likesLeft === 1)}
        onAnswer={(answer, candidate) => onChoose(candidate, answer)}
        onUndo={deck?.canUndo ? onUndo : undefined}
        limitTitle={deck?.likesLeft === 0 && top ? intl.formatMessage(messages.limitTitle) : undefined}
        limit={deck ? <Limit {...props} resetsAt={deck.resetsAt} /> : undefined}
        empty={<WithoutCards {...props} />}
        note={top && deck.likesLeft > 0 ? <Note left={deck.likesLeft} /> : undefined}
      >
        {(candidate) => <CandidateCard candidate={candidate} ownInterests={props.ownInterests} wording={wording} />}
      </SwipeDeck>
    </div>
  );
});

const none: readonly Candidate[] = [];

/** Those that stay while the one on top goes are not drawn anew. */
const CandidateCard = memo(function CandidateCard({
  candidate,
  ownInterests,
  wording,
}: Pick<SwipeGameViewProps, 'ownInterests' | 'wording'> & { candidate: Candidate }) {
  const intl = useIntl();
  const { interest } = useVocabulary();
  return (
    <MatchCard
      {...memberCardProps(candidate, wording)}
      {...(candidate.mainImage?.full ? { photoUrl: candidate.mainImage.full } : {})}
      text={candidate.about}
      chips={candidate.interests
        .filter((one) => ownInterests.includes(one))
        .slice(0, 4)
        .map(interest)}
      chipsLabel={intl.formatMessage(messages.bothLike)}
    />
  );
});

function Limit({ resetsAt, now, onReset }: Pick<SwipeGameViewProps, 'now' | 'onReset'> & { resetsAt: string }) {
  const intl = useIntl();
  const when = useTimeUntil(resetsAt, { now, onEnd: onReset });
  return (
    <>
      <p className="text-ink-muted">{intl.formatMessage(messages.limitUntil, { when })}</p>
      <Button asChild>
        <a href={hrefs.likes()}>{intl.formatMessage(messages.toLikes)}</a>
      </Button>
    </>
  );
}

function WithoutCards({ deck, error, onRetry }: SwipeGameViewProps) {
  const intl = useIntl();
  if (deck)
    return (
      <EmptyState
        size="sm"
        icon={<CoffeeIcon />}
        title={intl.formatMessage(messages.emptyTitle)}
        text={intl.formatMessage(messages.emptyText)}
        action={
          <Button asChild variant="soft">
            <a href={hrefs.members()}>{intl.formatMessage(messages.toSearch)}</a>
          </Button>
        }
      />
    );
  if (error) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <MatchCardSkeleton label={intl.formatMessage(commonMessages.loading)} className="absolute inset-0 aspect-auto" />
  );
}

function Note({ left }: { left: number }) {
  const intl = useIntl();
  return (
    <>
      <span>{intl.formatMessage(messages.left, { count: left })}</span>
      <span className="hidden pointer-fine:block">{intl.formatMessage(messages.keys)}</span>
    </>
  );
}

/** @param lastLike whether a like now is the last of today: then nobody is next */
function useAnnounce(lastLike: boolean): (answered: SwipeAnswered<Candidate>) => string {
  const intl = useIntl();
  return ({ answer, item: { name }, next }) => {
    if (answer === 'back') return intl.formatMessage(messages.back, { name });
    const [alone, followed] =
      answer === 'like' ? [messages.liked, messages.likedNext] : [messages.passed, messages.passedNext];
    return next && !(answer === 'like' && lastLike)
      ? intl.formatMessage(followed, { name, next: next.name, age: next.age })
      : intl.formatMessage(alone, { name });
  };
}
