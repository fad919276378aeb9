import type { MemberSummary, Money } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { MemberCard } from '@heartline/ui/member/member-card';
import { BadgeCheckIcon, HandCoinsIcon, HandHeartIcon, ReceiptTextIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs, memberCardProps, useMemberWording } from '../shared/index.ts';
import { HomeHero } from './home-hero.tsx';
import { homeMessages } from './home.messages.ts';

export interface HomeViewProps {
  siteName: string;
  signupCredits: number;
  /** Lowest money price of a message in the visitor's country. */
  messagePrice?: Money | undefined;
  /** A few members the visitor may see, for the head of the page. */
  members?: MemberSummary[];
  /** The site's notice about profiles that are no real persons; empty where there are none. */
  fictionalWarning: string;
  fictionalSingular: string;
  signupHref?: string;
  loginHref?: string;
}

/** The visitors' home: what this is, how it works, what it costs, what is not real. */
export function HomeView({
  siteName,
  signupCredits,
  messagePrice,
  members = [],
  fictionalWarning,
  fictionalSingular,
  signupHref = hrefs.signup,
  loginHref = hrefs.login,
}: HomeViewProps) {
  const intl = useIntl();
  const wording = useMemberWording(fictionalSingular);
  const steps = [
    { title: homeMessages.step1, text: homeMessages.step1Text },
    { title: homeMessages.step2, text: homeMessages.step2Text },
    { title: homeMessages.step3, text: homeMessages.step3Text },
  ];
  const priceText = messagePrice
    ? intl.formatMessage(homeMessages.clearPricesText, { price: formatMoney(intl, messagePrice) })
    : intl.formatMessage(homeMessages.clearPricesNoPriceText);
  const benefits = [
    {
      Icon: HandCoinsIcon,
      title: intl.formatMessage(homeMessages.noSubscription),
      text: intl.formatMessage(homeMessages.noSubscriptionText),
    },
    { Icon: ReceiptTextIcon, title: intl.formatMessage(homeMessages.clearPrices), text: priceText },
    {
      Icon: BadgeCheckIcon,
      title: intl.formatMessage(homeMessages.photos),
      text: intl.formatMessage(homeMessages.photosText),
    },
    {
      Icon: HandHeartIcon,
      title: intl.formatMessage(homeMessages.control),
      text: intl.formatMessage(homeMessages.controlText),
    },
  ];
  return (
    <div className="flex flex-col">
      <HomeHero
        siteName={siteName}
        signupCredits={signupCredits}
        signupHref={signupHref}
        loginHref={loginHref}
        membersLabel={intl.formatMessage(homeMessages.membersTitle, { site: siteName })}
        members={members.slice(0, 3).map((member, index) => (
          <MemberCard
            key={member.id}
            {...memberCardProps(member, wording)}
            priority
            headingLevel={2}
            data-place={index}
          />
        ))}
      />

      <section aria-labelledby="home-steps" className="mx-auto w-full max-w-300 px-4 py-14 sm:px-6 md:py-20">
        <h2 id="home-steps" className="text-3xl font-extrabold">
          {intl.formatMessage(homeMessages.stepsTitle)}
        </h2>
        <ol className="mt-8 grid gap-5 md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text }, index) => (
            <li key={title.id} className="flex gap-5 md:flex-col md:gap-4">
              <span
                aria-hidden
                className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-xl font-extrabold text-on-primary-soft tabular-nums"
              >
                {intl.formatNumber(index + 1)}
              </span>
              <div className="flex flex-col gap-1">
                <h3 className="text-xl font-bold">{intl.formatMessage(title)}</h3>
                <p className="text-lg text-ink-muted">{intl.formatMessage(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="home-benefits" className="border-y border-line bg-surface">
        <div className="mx-auto w-full max-w-300 px-4 py-14 sm:px-6 md:py-20">
          <h2 id="home-benefits" className="text-3xl font-extrabold">
            {intl.formatMessage(homeMessages.benefitsTitle)}
          </h2>
          <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {benefits.map(({ Icon, title, text }) => (
              <li key={title} className="flex flex-col gap-2 rounded-lg bg-canvas p-6">
                <Icon aria-hidden className="mb-2 size-8 text-primary-text" strokeWidth={1.8} />
                <h3 className="text-lg font-bold">{title}</h3>
                <p className="text-ink-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      {fictionalWarning ? (
        <section
          aria-labelledby="home-honest"
          className="mx-auto flex w-full max-w-180 flex-col items-start gap-4 px-4 py-14 sm:px-6 md:py-20"
        >
          <h2 id="home-honest" className="text-2xl font-extrabold">
            {intl.formatMessage(homeMessages.honestTitle)}
          </h2>
          <p className="text-lg text-ink-muted">{intl.formatMessage(homeMessages.honestText, { site: siteName })}</p>
          <FictionalMark label={fictionalSingular} />
          <p className="text-ink-muted">{fictionalWarning}</p>
        </section>
      ) : null}

      <section aria-labelledby="home-closing" className="bg-primary-soft text-on-primary-soft">
        <div className="mx-auto flex w-full max-w-300 flex-col items-start gap-6 px-4 py-14 sm:px-6 md:flex-row md:items-center md:justify-between md:py-16">
          <h2 id="home-closing" className="max-w-[22ch] text-3xl font-extrabold">
            {intl.formatMessage(homeMessages.closingTitle)}
          </h2>
          <Button size="lg" asChild>
            <a href={signupHref}>{intl.formatMessage(homeMessages.signup)}</a>
          </Button>
        </div>
      </section>
    </div>
  );
}
