import type { CreditPackage } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { PackageCard } from '@heartline/ui/credits/package-card';
import { PackageOverview } from '@heartline/ui/credits/package-overview';
import { PricePerMessage } from '@heartline/ui/credits/price-per-message';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { focusFirstChoice, hrefs, LoadError, PaymentsClosed, withOrderSearch } from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';
import { usePackageWords } from './package-words.ts';

export interface CreditsViewProps {
  /** Closed: payments are not set up on this site. */
  state: 'loading' | 'ready' | 'error' | 'closed';
  error?: unknown;
  onRetry?: () => void;
  packages: readonly CreditPackage[];
  /** What a message costs, in credits. */
  messageCredits: number;
  /** The discounted prices are for some payment methods only. */
  someMethods?: boolean;
  /** The reader's balance. */
  credits: number;
  /** The reader has bought before. */
  premium: boolean;
  /** The code the prices were made with. */
  code?: string | undefined;
  /** A path of this site to go back to. */
  returnTo?: string | undefined;
  /** `TimeBonusBanner`, while it holds. */
  banner?: ReactNode;
}

/** The packages, what a message costs in money, and the way to pay (PAY-01). None is chosen before the reader chooses. */
export function CreditsView(props: CreditsViewProps) {
  const intl = useIntl();
  const packageWords = usePackageWords();
  const { state, error, onRetry, packages, messageCredits, credits, premium, code, returnTo, banner } = props;
  const { someMethods = false } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useState<string>();
  const [pressed, setPressed] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-6">
      {state === 'closed' ? null : banner}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>
        {state === 'closed' ? null : <p className="text-ink-muted">{intl.formatMessage(messages.intro)}</p>}
        <p className="font-semibold tabular-nums">{intl.formatMessage(messages.balance, { credits })}</p>
      </header>
      {state === 'closed' ? (
        <PaymentsClosed member />
      ) : (
        <PackageOverview
          ref={group}
          label={intl.formatMessage(messages.choose)}
          {...(value === undefined ? {} : { value })}
          onValueChange={setValue}
          choiceError={pressed && value === undefined ? intl.formatMessage(messages.chooseFirst) : undefined}
          state={state}
          loadingLabel={intl.formatMessage(messages.loading)}
          error={<LoadError error={error} onRetry={onRetry} />}
          note={
            state === 'ready' ? (
              <>
                <PricePerMessage text={intl.formatMessage(messages.messageCost, { credits: messageCredits })} />
                {someMethods ? <span className="block">{intl.formatMessage(messages.someMethods)}</span> : null}
                <span className="block">{intl.formatMessage(messages.honest)}</span>
                {premium ? null : <span className="block">{intl.formatMessage(messages.firstPurchase)}</span>}
              </>
            ) : undefined
          }
        >
          {packages.map((offer) => (
            <PackageCard key={offer.id} {...packageWords(offer)} />
          ))}
        </PackageOverview>
      )}
      {state === 'closed' ? null : value === undefined ? (
        <Button
          size="lg"
          className="sm:self-start"
          disabled={state !== 'ready'}
          onClick={() => {
            setPressed(true);
            focusFirstChoice(group.current);
          }}
        >
          {intl.formatMessage(messages.continue)}
        </Button>
      ) : (
        <Button asChild size="lg" className="sm:self-start">
          <a href={withOrderSearch(hrefs.creditPackage(value), { returnTo, code })}>
            {intl.formatMessage(messages.continue)}
          </a>
        </Button>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {returnTo?.startsWith('/chats/') ? <Link href={returnTo}>{intl.formatMessage(messages.back)}</Link> : null}
        {premium && state !== 'closed' ? (
          <Link href={withOrderSearch(hrefs.repeatOrder, { returnTo })} variant="quiet">
            {intl.formatMessage(messages.repeat)}
          </Link>
        ) : null}
        <Link href={hrefs.transactions()} variant="quiet">
          {intl.formatMessage(messages.history)}
        </Link>
      </p>
    </div>
  );
}
