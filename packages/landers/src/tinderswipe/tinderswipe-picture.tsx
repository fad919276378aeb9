import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { MatchCard } from '@heartline/ui/member/match-card';
import { SwipeDeck, type SwipeAnswered } from '@heartline/ui/member/swipe-deck';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import {
  fictionalNote,
  landerMessages,
  usePeople,
  type LanderPerson,
  type LanderPictureProps,
} from '../shared/index.ts';
import { AfterTheDeck } from './after-the-deck.tsx';
import { tinderswipeMessages as messages } from './tinderswipe.messages.ts';
import { useDeck } from './use-deck.ts';

/** With fewer members there is no deck. */
const fewestCards = 3;

/** A deck to like or pass; then the liked members, and one question. Without members, only the question. */
export function TinderswipePicture({ target, site, members, question, onSignup }: LanderPictureProps) {
  const intl = useIntl();
  const { left, liked, begun, answer, undo } = useDeck(usePeople(members ?? [], site, target));
  if (members && members.length < fewestCards) {
    return (
      <LanderHero
        align="center"
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.noneText)}
      >
        {question}
      </LanderHero>
    );
  }
  const announce = ({ answer: given, item, next }: SwipeAnswered<LanderPerson>) => {
    const name = item.firstName;
    if (given === 'back') return intl.formatMessage(messages.back, { name });
    if (!next) return intl.formatMessage(given === 'like' ? messages.liked : messages.passed, { name });
    const values = { name, next: next.firstName, age: next.age };
    return intl.formatMessage(given === 'like' ? messages.likedNext : messages.passedNext, values);
  };
  const [top] = left;
  const name = top?.firstName ?? '';
  const isDone = members !== undefined && top === undefined;
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto flex w-full max-w-300 flex-col items-center gap-5 px-4 py-6 @min-[768px]:py-10">
        {isDone ? (
          <AfterTheDeck liked={liked} question={question} onWrite={onSignup && (() => onSignup('face'))} />
        ) : (
          <>
            <div className="max-w-140 text-center">
              <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
              <p className="mt-1 text-balance text-ink-muted">{intl.formatMessage(messages.text)}</p>
            </div>
            <SwipeDeck
              className="w-full [--deck-height:520px] [--deck-width:360px]"
              label={intl.formatMessage(messages.deck)}
              items={left}
              itemKey={({ key }) => key}
              onAnswer={(given, item) => answer(item, given === 'like')}
              onUndo={begun ? undo : undefined}
              announce={announce}
              likeLabel={intl.formatMessage(messages.like, { name })}
              passLabel={intl.formatMessage(messages.pass, { name })}
              undoLabel={intl.formatMessage(messages.undo)}
              empty={<Skeleton shape="photo" label={intl.formatMessage(landerMessages.loading)} />}
            >
              {(person) => (
                <MatchCard
                  name={person.firstName}
                  age={person.age}
                  place={person.detail}
                  photoUrl={person.src}
                  photoCrossOrigin={person.crossOrigin}
                  // A link that works before any script. In a partner's frame it would open the sign-up in the frame.
                  {...(person.href && !person.target ? { href: person.href } : {})}
                  {...(person.fictionalLabel ? { fictionalLabel: person.fictionalLabel } : {})}
                />
              )}
            </SwipeDeck>
          </>
        )}
        <div className="flex max-w-160 flex-col items-center gap-3 text-center text-sm text-balance text-ink-muted empty:hidden">
          {fictionalNote(site, isDone ? liked : left.slice(0, 1))}
        </div>
      </div>
    </section>
  );
}
