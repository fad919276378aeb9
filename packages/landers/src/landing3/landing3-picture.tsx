import { useVocabulary } from '@heartline/features/shared';
import { Button } from '@heartline/ui/controls/button';
import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { useIntl } from 'react-intl';

import { fictionalNote, MemberPortrait, type LanderPictureProps } from '../shared/index.ts';
import { guessesOf } from './guesses-of.ts';
import { landing3Messages as messages } from './landing3.messages.ts';

/** A guess at a member's interests, then the question. A member without interests is shown without a guess. */
export function Landing3Picture({ site, member, play, question }: LanderPictureProps) {
  const intl = useIntl();
  const { interest: word } = useVocabulary();
  if (!member) {
    return (
      <LanderHero align="center" title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.rest)}>
        {question}
      </LanderHero>
    );
  }
  const guesses = guessesOf(member.id, member.interests);
  const guessed = play.picked;
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto flex w-full max-w-140 flex-col items-center gap-5 px-4 py-6 @min-[768px]:py-10">
        <div className="w-full max-w-72">
          <MemberPortrait member={member} site={site} />
        </div>
        <h1 className="boxed w-full text-center text-3xl font-display text-balance wrap-anywhere">
          {guesses ? intl.formatMessage(messages.guess, { name: member.name }) : intl.formatMessage(messages.title)}
        </h1>
        {guesses && guessed === undefined ? (
          <div className="flex flex-wrap justify-center gap-3">
            {guesses.all.map((interest) => (
              <Button key={interest} variant="soft" size="lg" onClick={() => play.pick(interest)}>
                {word(interest)}
              </Button>
            ))}
          </div>
        ) : null}
        <output className="text-center text-lg text-balance empty:hidden">
          {guesses && guessed !== undefined
            ? intl.formatMessage(guessed === guesses.right ? messages.right : messages.wrong, {
                interest: word(guesses.right),
              })
            : null}
        </output>
        <p className="-mb-2 text-center text-ink-muted">{intl.formatMessage(messages.rest)}</p>
        <div className="w-full max-w-110">{question}</div>
        <div className="flex flex-col items-center gap-2 text-center text-sm text-ink-muted empty:hidden">
          {fictionalNote(site, [member])}
        </div>
      </div>
    </section>
  );
}
