import type { MemberSummary, Money } from '@heartline/api-client';
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
  /** The site's notice about fictional profiles; empty if there are none. */
  fictionalWarning: string;
  fictionalSingular: string;
  signupHref?: string;
  loginHref?: string;
  /** The search, if visitors may see members. */
  searchHref?: string | undefined;
}

/** The visitors' home: members, what the site is, and what it guarantees. */
export function HomeView({
  siteName,
  signupCredits,
  messagePrice,
  members = [],
  fictionalWarning,
  fictionalSingular,
  signupHref = hrefs.signup,
  loginHref = hrefs.login,
  searchHref,
}: HomeViewProps) {
  const intl = useIntl();
  const wording = useMemberWording(fictionalSingular);
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
        searchHref={searchHref}
        members={members.slice(0, members.length < 6 ? 3 : 6).map((member, index) => (
          <MemberCard
            key={member.id}
            {...memberCardProps(member, wording)}
            // A phone shows two, and loads no more.
            priority={index < 2}
            headingLevel={2}
            className="max-lg:rounded-none"
          />
        ))}
      />

      <section aria-labelledby="home-benefits" className="bg-surface">
        <div className="mx-auto grid w-full max-w-wide gap-8 px-4 py-12 sm:px-6 md:py-16 lg:grid-cols-[4fr_6fr] lg:gap-16">
          <div className="flex flex-col items-start gap-4">
            <h2 id="home-benefits" className="text-3xl font-display">
              {intl.formatMessage(homeMessages.benefitsTitle)}
            </h2>
            {fictionalWarning ? (
              <>
                <h3 className="text-lg font-bold">{intl.formatMessage(homeMessages.honestTitle)}</h3>
                <p className="text-ink-muted">{intl.formatMessage(homeMessages.honestText, { site: siteName })}</p>
                <FictionalMark label={fictionalSingular} />
                <p className="text-ink-muted">{fictionalWarning}</p>
              </>
            ) : null}
          </div>
          <ul className="grid content-start gap-6 sm:grid-cols-2 sm:gap-8">
            {benefits.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <Icon aria-hidden className="size-7 shrink-0 text-ink-muted" strokeWidth={1.8} />
                <div className="flex min-w-0 flex-col gap-1">
                  <h3 className="text-lg font-bold">{title}</h3>
                  <p className="text-ink-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
