import type { CreditPackage } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { OrderFoot } from '@heartline/ui/credits/order-foot';
import { PackageCard } from '@heartline/ui/credits/package-card';
import { PackageOverview } from '@heartline/ui/credits/package-overview';
import { PricePerMessage } from '@heartline/ui/credits/price-per-message';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  BackToMe,
  focusFirstChoice,
  formatMoney,
  hrefs,
  LoadError,
  PaymentsClosed,
  withOrderSearch,
} from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';
import { usePackageWords } from './package-words.ts';

export interface CreditsViewProps {
  /** Closed: payments are not set up on this site. */
  state: 'loading' | 'ready' | 'error' | 'closed';
  error?: unknown;
  onRetry?: () => void;
  packages: readonly CreditPackage[];
  /** Price of a message, in credits. */
  messageCredits: number;
  /** The discounted prices are for some payment methods only. */
  someMethods?: boolean;
  /** Percentage by which the member's own code reduces all prices. Undefined if the banner already says it. */
  discount?: number | undefined;
  /** The member's balance. */
  credits: number;
  /** The member has bought before. */
  premium: boolean;
  /** The code that the prices were calculated with. */
  code?: string | undefined;
  /** A path of this site to go back to. */
  returnTo?: string | undefined;
  /** `TimeBonusBanner`, while the bonus lasts. */
  banner?: ReactNode;
}

/** The packages, the price of a message in money, and the button to pay (PAY-01). None is preselected. */
export function CreditsView(props: CreditsViewProps) {
  const intl = useIntl();
  const packageWords = usePackageWords();
  const { state, error, onRetry, packages, messageCredits, credits, premium, code, returnTo, banner } = props;
  const { someMethods = false, discount } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const closed = state === 'closed';
  const chat = returnTo?.startsWith('/chats/') ? returnTo : undefined;
  return (
    <div className="flex w-full flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_min(21.25rem,46%)] lg:items-start lg:gap-x-10">
      <div className="flex min-w-0 flex-col gap-6">
        {chat ? null : <BackToMe />}
        {closed ? null : banner}
        <header className="flex flex-col gap-1">
          <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
          {closed ? null : <p className="text-ink-muted">{intl.formatMessage(messages.intro)}</p>}
          <p className="font-semibold tabular-nums">{intl.formatMessage(messages.balance, { credits })}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
            {chat ? <Link href={chat}>{intl.formatMessage(messages.back)}</Link> : null}
            {premium && !closed ? (
              <Link href={withOrderSearch(hrefs.repeatOrder, { returnTo })}>{intl.formatMessage(messages.repeat)}</Link>
            ) : null}
            <Link href={hrefs.transactions()}>{intl.formatMessage(messages.history)}</Link>
          </p>
        </header>
        {closed ? (
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
              state === 'error' ? undefined : (
                <>
                  <PricePerMessage text={intl.formatMessage(messages.messageCost, { credits: messageCredits })} />
                  {someMethods ? <span className="block">{intl.formatMessage(messages.someMethods)}</span> : null}
                  {discount === undefined || someMethods ? null : (
                    <span className="block">{intl.formatMessage(messages.discount, { percentage: discount })}</span>
                  )}
                  <span className="block">{intl.formatMessage(messages.honest)}</span>
                  {premium ? null : <span className="block">{intl.formatMessage(messages.firstPurchase)}</span>}
                </>
              )
            }
          >
            {packages.map((offer) => (
              <PackageCard key={offer.id} {...packageWords(offer)} />
            ))}
          </PackageOverview>
        )}
      </div>
      {closed ? null : (
        <Foot
          offer={packages.find(({ id }) => id === value)}
          ready={state === 'ready'}
          onMissing={() => {
            setPressed(true);
            focusFirstChoice(group.current);
          }}
          returnTo={returnTo}
          code={code}
        />
      )}
    </div>
  );
}

interface FootProps extends Pick<CreditsViewProps, 'returnTo' | 'code'> {
  /** The chosen package. */
  offer: CreditPackage | undefined;
  ready: boolean;
  /** The button was pressed without a chosen package. */
  onMissing: () => void;
}

/** The chosen package and its price, beside the button to pay. */
function Foot({ offer, ready, onMissing, returnTo, code }: FootProps) {
  const intl = useIntl();
  const goOn = intl.formatMessage(messages.continue);
  if (offer === undefined)
    return (
      <OrderFoot
        label={intl.formatMessage(messages.choose)}
        action={
          <Button variant="primary" size="lg" disabled={!ready} onClick={onMissing}>
            {goOn}
          </Button>
        }
      />
    );
  return (
    <OrderFoot
      label={intl.formatMessage(messages.chosen, { credits: offer.credits })}
      totalText={formatMoney(intl, offer.discountedPrice ?? offer.price)}
      action={
        <Button variant="primary" asChild size="lg">
          <a href={withOrderSearch(hrefs.creditPackage(offer.id), { returnTo, code })}>{goOn}</a>
        </Button>
      }
    />
  );
}
