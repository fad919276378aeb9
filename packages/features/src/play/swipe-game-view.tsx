import type { Interest } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { MatchCard, MatchCardSkeleton } from '@heartline/ui/member/match-card';
import { SwipeDeck, type SwipeAnswered } from '@heartline/ui/member/swipe-deck';
import { CoffeeIcon } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  LoadError,
  memberCardProps,
  useVocabulary,
  type MemberWording,
} from '../shared/index.ts';
import { CandidateFacts } from './candidate-facts.tsx';
import { LikesGiven, LikesLeft } from './likes-of-today.tsx';
import { messages } from './play.messages.ts';
import type { Candidate, Deck } from './play.queries.ts';

export interface SwipeGameViewProps {
  /** Undefined while it loads. */
  deck: Deck | undefined;
  error: unknown;
  onRetry: () => void;
  ownInterests: readonly Interest[];
  wording: MemberWording;
  /** The server's clock. */
  now: () => number;
  onChoose: (candidate: Candidate, choice: 'like' | 'pass') => void;
  onUndo: () => void;
  /** The likes of a new day are available. */
  onReset: () => void;
}

/** The swipe game: a stack of cards, the likes left today, and what to do when they are used up (MEM-07). */
export const SwipeGameView = memo(function SwipeGameView(props: SwipeGameViewProps) {
  const intl = useIntl();
  const { deck, wording, onChoose, onUndo } = props;
  const top = deck?.candidates[0];
  const name = top?.name ?? '';
  const limited = deck?.likesLeft === 0 && top !== undefined;
  // The next card shows at once; the facts about its member may follow a moment later, so that they cost no frame of the throw.
  const told = useDeferredValue(top);
  return (
    // The cards leave enough height in the window for the elements below. On a phone they fill it.
    <div className="flex w-full flex-col gap-4 [--deck-height:calc(100dvh-205px-var(--tab-bar,0px))] [--deck-ratio:2/3] max-sm:-mt-3 sm:gap-6 sm:[--deck-height:calc(100dvh-375px-var(--tab-bar,0px))] sm:[--deck-ratio:3/4] lg:grid lg:grid-cols-[480px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-8 lg:[--deck-height:calc(100dvh-290px)] lg:[--deck-width:480px]">
      <header className="mx-auto max-w-lg text-center max-sm:sr-only lg:col-start-2 lg:mx-0 lg:text-start">
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.page)}</h1>
        <p className="mt-1 text-balance text-ink-muted">{intl.formatMessage(messages.intro)}</p>
      </header>
      <SwipeDeck
        className="-mx-4 px-2 sm:px-4 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        label={intl.formatMessage(messages.deck)}
        items={deck?.candidates ?? none}
        itemKey={({ id }) => id}
        likeLabel={intl.formatMessage(messages.like, { name })}
        passLabel={intl.formatMessage(messages.pass, { name })}
        undoLabel={intl.formatMessage(messages.undo)}
        announce={useAnnounce(deck?.likesLeft === 1)}
        onAnswer={(answer, candidate) => onChoose(candidate, answer)}
        onUndo={deck?.canUndo ? onUndo : undefined}
        limitTitle={limited ? intl.formatMessage(messages.limitTitle) : undefined}
        limit={deck ? <LikesGiven {...props} deck={deck} /> : undefined}
        empty={<WithoutCards {...props} />}
        note={top && !limited ? <Note deck={deck} /> : undefined}
      >
        {(candidate) => <CandidateCard candidate={candidate} ownInterests={props.ownInterests} wording={wording} />}
      </SwipeDeck>
      {told && top && !limited ? (
        <CandidateFacts candidate={told} ownInterests={props.ownInterests} className="lg:col-start-2" />
      ) : null}
    </div>
  );
});

const none: readonly Candidate[] = [];

/** Cards that stay while the top one leaves are not redrawn. */
const CandidateCard = memo(function CandidateCard({
  candidate,
  ownInterests,
  wording,
}: Pick<SwipeGameViewProps, 'ownInterests' | 'wording'> & { candidate: Candidate }) {
  const intl = useIntl();
  const { interest } = useVocabulary();
  const { name, photos } = candidate;
  return (
    <MatchCard
      {...memberCardProps(candidate, wording)}
      {...(candidate.mainImage?.full ? { photoUrl: candidate.mainImage.full } : {})}
      photoUrls={photos.map(({ full, match }) => full ?? match)}
      photoLabels={{
        previous: intl.formatMessage(messages.previousPhoto, { name }),
        next: intl.formatMessage(messages.nextPhoto, { name }),
        position: (number) => intl.formatMessage(messages.photoPosition, { number, total: photos.length }),
      }}
      chips={candidate.interests
        .filter((one) => ownInterests.includes(one))
        .slice(0, 4)
        .map(interest)}
      chipsLabel={intl.formatMessage(messages.bothLike)}
    />
  );
});

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

function Note({ deck: { likesLeft, likesPerDay } }: { deck: Deck }) {
  const intl = useIntl();
  return (
    <>
      <LikesLeft left={likesLeft} perDay={likesPerDay} />
      <span className="hidden pointer-fine:block">{intl.formatMessage(messages.keys)}</span>
    </>
  );
}

/** @param lastLike whether a like now is the last of today: then there is no next card */
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
