import { Button } from '@heartline/ui/controls/button';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

import { DrawnPeople } from './drawn-people.tsx';
import { homeMessages } from './home.messages.ts';

export interface HomeHeroProps {
  siteName: string;
  signupCredits: number;
  signupHref: string;
  loginHref: string;
  /** The search, if visitors may see members; without it the second button is the login. */
  searchHref?: string | undefined;
  membersLabel: string;
  /** Cards of members, each with its key: two of them on a phone, three on a tablet, up to six on a desktop. Without any, people are drawn. */
  members: ReactElement[];
}

const several = 'grid-cols-2 sm:grid-cols-3 max-sm:[&>:nth-child(n+3)]:hidden max-lg:[&>:nth-child(n+4)]:hidden';
/** Columns for each number of cards, so that no gap remains. */
const columns = ['', 'mx-auto w-full max-w-80', 'grid-cols-2', several, several, several, several];

/** The head of the visitors' home: faces from edge to edge, above the text on a phone and beside it on a desktop. */
export function HomeHero({
  siteName,
  signupCredits,
  signupHref,
  loginHref,
  searchHref,
  membersLabel,
  members,
}: HomeHeroProps) {
  const intl = useIntl();
  return (
    <section className="flex flex-col-reverse overflow-hidden bg-primary-soft lg:grid lg:min-h-[min(720px,calc(100dvh-64px))] lg:grid-cols-[5fr_6fr] lg:items-center">
      <div className="flex flex-col items-start gap-4 px-4 py-6 sm:px-6 md:gap-6 md:py-12 lg:ps-[max(24px,calc((100vw-1200px)/2+24px))]">
        <h1 className="max-w-[16ch] text-3xl font-display text-ink md:text-4xl">
          {intl.formatMessage(homeMessages.title)}
        </h1>
        <p className="max-w-[46ch] text-ink md:text-lg">{intl.formatMessage(homeMessages.intro, { site: siteName })}</p>
        <div className="flex w-full flex-wrap gap-3">
          <Button variant="primary" size="lg" asChild className="max-sm:grow">
            <a href={signupHref}>{intl.formatMessage(homeMessages.signup)}</a>
          </Button>
          <Button size="lg" variant="outline" asChild className="max-sm:grow">
            <a href={searchHref ?? loginHref}>
              {intl.formatMessage(searchHref ? homeMessages.lookAround : homeMessages.login)}
            </a>
          </Button>
        </div>
        {signupCredits > 0 ? (
          <p className="text-sm text-ink">
            {intl.formatMessage(homeMessages.underButtons, { credits: signupCredits })}
          </p>
        ) : null}
      </div>
      {members.length > 0 ? (
        <ul aria-label={membersLabel} className={`grid gap-1 pt-1 lg:gap-3 lg:p-3 ${columns[members.length] ?? ''}`}>
          {members.map((card) => (
            <li key={card.key} className="min-w-0">
              {card}
            </li>
          ))}
        </ul>
      ) : (
        <DrawnPeople className={`grid gap-1 pt-1 lg:gap-3 lg:p-3 ${several}`} />
      )}
    </section>
  );
}
