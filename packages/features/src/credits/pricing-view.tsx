import type { CreditPackage, Settings } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { PackageCard, PackageCardSkeleton } from '@heartline/ui/credits/package-card';
import { PricePerMessage } from '@heartline/ui/credits/price-per-message';
import { useIntl } from 'react-intl';

import { hrefs, LoadError, PaymentsClosed, useVocabulary } from '../shared/index.ts';
import { creditsMessages } from './credits.messages.ts';
import { pricingMessages as messages } from './pricing.messages.ts';
import { usePackageWords } from './package-words.ts';

export interface PricingViewProps {
  /** Closed: payments are not set up on this site. */
  state: 'loading' | 'ready' | 'error' | 'closed';
  error?: unknown;
  onRetry?: () => void;
  packages: readonly CreditPackage[];
  country: string;
  messageCredits: number;
  settings: Pick<Settings, 'signupCredits' | 'photoCredits' | 'giftCredits' | 'refundDays' | 'unanswered'>;
  visitor: boolean;
}

/** As many as each country has packages. */
const bones = [0, 1, 2, 3];

/** Every price, public, before signing up (PAY-01). */
export function PricingView({
  state,
  error,
  onRetry,
  packages,
  country,
  messageCredits,
  settings,
  visitor,
}: PricingViewProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const packageWords = usePackageWords();
  const target = visitor ? hrefs.signup : hrefs.credits;
  const priced = state === 'loading' || state === 'ready';
  return (
    <div className="flex w-full flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
        <p className="text-lg text-ink-muted">{intl.formatMessage(messages.intro)}</p>
      </header>
      {state === 'error' ? <LoadError error={error} onRetry={onRetry} /> : null}
      {state === 'closed' ? <PaymentsClosed member={!visitor} /> : null}
      <div
        className={
          priced ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(25rem,48%)] lg:gap-x-10' : undefined
        }
      >
        {priced ? (
          <section className="flex flex-col gap-4">
            <h2 className="text-lg font-bold">
              {intl.formatMessage(messages.country, { country: words.country(country) })}
            </h2>
            {state === 'loading' ? (
              <output className="sr-only">{intl.formatMessage(creditsMessages.loading)}</output>
            ) : null}
            <ul className="grid gap-3 pt-3 md:grid-cols-2 md:gap-4">
              {state === 'loading'
                ? bones.map((bone) => (
                    <li key={bone} className="grid">
                      <PackageCardSkeleton />
                    </li>
                  ))
                : packages.map((offer) => (
                    <li key={offer.id} className="grid">
                      <PackageCard {...packageWords(offer)} href={visitor ? target : hrefs.creditPackage(offer.id)} />
                    </li>
                  ))}
            </ul>
          </section>
        ) : null}
        <div
          className={
            priced ? 'flex flex-col gap-5 rounded-xl border border-line bg-surface p-5 md:p-6' : 'flex flex-col gap-5'
          }
        >
          {priced ? (
            <>
              <PricePerMessage text={intl.formatMessage(creditsMessages.messageCost, { credits: messageCredits })} />
              <ul className="flex list-disc flex-col gap-1.5 pl-5">
                <li>{intl.formatMessage(messages.photos, { credits: settings.photoCredits })}</li>
                <li>{intl.formatMessage(messages.gifts, { credits: settings.giftCredits })}</li>
                {settings.signupCredits > 0 ? (
                  <li>{intl.formatMessage(messages.starter, { credits: settings.signupCredits })}</li>
                ) : null}
                {settings.unanswered ? <li>{intl.formatMessage(messages.unanswered, settings.unanswered)}</li> : null}
                <li>{intl.formatMessage(creditsMessages.honest)}</li>
                <li>{intl.formatMessage(messages.refund, { days: settings.refundDays })}</li>
              </ul>
            </>
          ) : null}
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {state === 'closed' && !visitor ? null : (
              <Button variant="primary" asChild size="lg">
                <a href={target}>{intl.formatMessage(visitor ? messages.join : messages.buy)}</a>
              </Button>
            )}
            <Link href={hrefs.page('return-policy')}>{intl.formatMessage(messages.returnPolicy)}</Link>
          </p>
        </div>
      </div>
    </div>
  );
}
