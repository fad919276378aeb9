import { useIntl } from 'react-intl';

import type { LanderPictureProps } from '../shared/index.ts';
import { interestMessages, socialnetworkMessages as messages } from './socialnetwork.messages.ts';
import { Threads } from './threads.tsx';

type Interest = keyof typeof interestMessages;
const offered = Object.keys(interestMessages) as Interest[];
/** As many as the sign-up accepts. */
const most = 3;

/** Interests to pick: each is a thread to the number of people who share it. They are carried into the sign-up. */
export function SocialnetworkPicture({ interests = [], play, question }: LanderPictureProps) {
  const intl = useIntl();
  const counts = new Map(interests.map(({ interest, people }) => [interest, people]));
  const picked = offered.filter((interest) => play.answers['interests']?.split(',').includes(interest));
  const toggle = (interest: Interest) => {
    const next = offered.filter((one) => (one === interest) !== picked.includes(one));
    play.set('interests', next.join(','));
  };
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto grid w-full max-w-300 gap-x-12 gap-y-5 px-4 py-8 @min-[768px]:grid-cols-2 @min-[768px]:px-10 @min-[768px]:py-12">
        <div className="flex flex-col gap-5">
          <div className="text-center @min-[768px]:text-start">
            <h1 className="text-4xl font-display text-balance">{intl.formatMessage(messages.title)}</h1>
            <p className="mt-2 text-lg text-balance text-ink-muted">{intl.formatMessage(messages.text)}</p>
          </div>
          <ul
            aria-label={intl.formatMessage(messages.interests)}
            className="flex flex-wrap justify-center gap-2.5 @min-[768px]:justify-start"
          >
            {offered.map((interest) => {
              const isPicked = picked.includes(interest);
              return (
                <li key={interest}>
                  <button
                    type="button"
                    aria-pressed={isPicked}
                    // Stays focusable, so that keyboard users do not lose it.
                    aria-disabled={!isPicked && picked.length >= most}
                    onClick={() => (isPicked || picked.length < most) && toggle(interest)}
                    className={`min-h-11 cursor-pointer rounded-full border px-4 font-semibold transition-colors aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:text-ink-muted ${
                      isPicked
                        ? 'border-primary bg-primary text-on-primary'
                        : 'border-line-strong bg-surface-raised text-ink'
                    }`}
                  >
                    {intl.formatMessage(interestMessages[interest])}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
        <div className="mx-auto flex w-full max-w-110 flex-col gap-3 @min-[768px]:row-span-2">
          <Threads picked={picked.length} />
          <output className="flex min-h-7 flex-col text-center text-lg font-semibold text-primary-text">
            {picked.map((interest) => {
              const people = counts.get(interest);
              return people === undefined ? null : (
                <span key={interest}>
                  {intl.formatMessage(messages.people, {
                    interest: intl.formatMessage(interestMessages[interest]),
                    count: people,
                  })}
                </span>
              );
            })}
          </output>
          {question}
        </div>
      </div>
    </section>
  );
}
