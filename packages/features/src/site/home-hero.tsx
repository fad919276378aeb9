import { Button } from '@heartline/ui/controls/button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { homeMessages } from './home.messages.ts';

export interface HomeHeroProps {
  siteName: string;
  signupCredits: number;
  signupHref: string;
  loginHref: string;
  membersLabel: string;
  /** Up to three cards, laid out like photographs on a table. */
  members: ReactNode[];
}

/* Side by side, never over one another: each card shows its whole mark and name. */
const places = ['-rotate-3 translate-y-4', 'z-1 -translate-y-3 shadow-float', 'rotate-3 translate-y-4 max-sm:hidden'];

/** The head of the visitors' home. */
export function HomeHero({ siteName, signupCredits, signupHref, loginHref, membersLabel, members }: HomeHeroProps) {
  const intl = useIntl();
  return (
    <section className="relative isolate overflow-hidden bg-surface">
      <div
        aria-hidden
        className="absolute -right-[20%] -top-[45%] -z-1 aspect-square w-[90%] rounded-full bg-primary-soft opacity-70 blur-3xl max-lg:-right-[40%] max-lg:w-[130%]"
      />
      <div className="mx-auto grid w-full max-w-300 items-center gap-10 px-4 py-12 sm:px-6 md:py-16 lg:min-h-150 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="max-w-[14ch] text-4xl font-extrabold">{intl.formatMessage(homeMessages.title)}</h1>
          <p className="max-w-[46ch] text-lg text-ink-muted">
            {intl.formatMessage(homeMessages.intro, { site: siteName })}
          </p>
          <div className="flex w-full flex-wrap gap-3">
            <Button size="lg" asChild className="max-sm:w-full">
              <a href={signupHref}>{intl.formatMessage(homeMessages.signup)}</a>
            </Button>
            <Button size="lg" variant="outline" asChild className="max-sm:w-full">
              <a href={loginHref}>{intl.formatMessage(homeMessages.login)}</a>
            </Button>
          </div>
          {signupCredits > 0 ? (
            <p className="text-sm text-ink-muted">
              {intl.formatMessage(homeMessages.underButtons, { credits: signupCredits })}
            </p>
          ) : null}
        </div>
        {members.length > 0 ? (
          <ul aria-label={membersLabel} className="mx-auto flex w-full max-w-140 gap-3 py-6 sm:gap-4">
            {members.map((card, index) => (
              <li key={places[index]} className={`min-w-0 flex-1 rounded-lg ${places[index] ?? ''}`}>
                {card}
              </li>
            ))}
          </ul>
        ) : (
          <HeartsDrawing />
        )}
      </div>
    </section>
  );
}

/** Instead of portraits, where visitors may not see members. */
function HeartsDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 480 400" className="mx-auto w-full max-w-120 text-primary max-lg:hidden">
      <path
        d="M180 330C80 262 40 208 40 148c0-52 38-88 84-88 26 0 46 12 58 32 12-20 32-32 58-32 46 0 84 36 84 88 0 60-44 114-144 182Z"
        fill="currentColor"
        opacity=".16"
      />
      <path
        d="M300 372c-76-52-108-94-108-140 0-40 30-68 66-68 20 0 36 10 46 26 10-16 26-26 46-26 36 0 66 28 66 68 0 46-40 88-116 140Z"
        fill="currentColor"
      />
      <circle cx="420" cy="96" r="22" fill="currentColor" opacity=".3" />
      <circle cx="96" cy="344" r="14" fill="currentColor" opacity=".22" />
    </svg>
  );
}
