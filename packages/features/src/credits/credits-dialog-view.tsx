import type { CreditPackage } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { PackageCard, PackageCardSkeleton } from '@heartline/ui/credits/package-card';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useIntl } from 'react-intl';

import { Buying, commonMessages, hrefs, LoadError, PaymentsClosed, withOrderSearch } from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';
import { usePackageWords } from './package-words.ts';
import { smallestPackages } from './smallest-packages.ts';

export interface CreditsDialogViewProps {
  open: boolean;
  onClose: () => void;
  /** Closed: payments are not set up on this site. */
  state: 'loading' | 'ready' | 'error' | 'closed';
  error?: unknown;
  onRetry?: () => void;
  /** All packages. */
  packages: readonly CreditPackage[];
  /** Price of a message, in credits. */
  messageCredits: number;
  /** The discounted prices are for some payment methods only. */
  someMethods?: boolean;
  /** Percentage by which all prices are reduced. */
  discount?: number | undefined;
  /** The member's balance. */
  credits: number;
  /** The member has bought before. */
  premium: boolean;
  /** The code that the prices were calculated with. */
  code?: string | undefined;
  /** The page below the dialog, to come back to. */
  returnTo: string;
  /** The page has unsent text. */
  writing: boolean;
}

/**
 * The smallest packages over a conversation in which credits ran out. None is preselected, and closing is as easy as buying (CHAT-02).
 */
export function CreditsDialogView(props: CreditsDialogViewProps) {
  const intl = useIntl();
  const { open, onClose, state, error, onRetry, messageCredits, credits, writing } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      description={
        <>
          {intl.formatMessage(messages.messageCost, { credits: messageCredits })}{' '}
          {intl.formatMessage(messages.balance, { credits: Math.max(0, credits) })}{' '}
          {writing ? intl.formatMessage(messages.textStays) : null}
        </>
      }
      closeLabel={intl.formatMessage(commonMessages.close)}
      size="sheet-on-phone"
    >
      {state === 'error' ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : state === 'closed' ? (
        <PaymentsClosed member />
      ) : (
        <Buying>
          <Offers {...props} loading={state === 'loading'} />
        </Buying>
      )}
    </Dialog>
  );
}

/** As many as are offered. */
const bones = [0, 1, 2];

function Offers(props: CreditsDialogViewProps & { loading: boolean }) {
  const intl = useIntl();
  const packageWords = usePackageWords();
  const { loading, packages, returnTo, code, someMethods = false, discount, premium } = props;
  return (
    <div className="flex flex-col gap-4">
      {loading ? <output className="sr-only">{intl.formatMessage(messages.loading)}</output> : null}
      <ul aria-label={intl.formatMessage(messages.choose)} className="grid gap-3 md:grid-cols-3">
        {loading
          ? bones.map((bone) => (
              <li key={bone} className="grid">
                <PackageCardSkeleton />
              </li>
            ))
          : smallestPackages(packages, props).map((offer) => (
              <li key={offer.id} className="grid">
                <PackageCard
                  // No package is recommended here: somebody in a conversation needs few credits.
                  {...packageWords({ ...offer, bestValue: false })}
                  href={withOrderSearch(hrefs.creditPackage(offer.id), { returnTo, code })}
                />
              </li>
            ))}
      </ul>
      <div className="flex flex-col gap-1 text-sm text-ink-muted">
        {someMethods ? <p>{intl.formatMessage(messages.someMethods)}</p> : null}
        {discount === undefined || someMethods ? null : (
          <p>{intl.formatMessage(messages.discount, { percentage: discount })}</p>
        )}
        <p>{intl.formatMessage(messages.honest)}</p>
        {premium ? null : <p>{intl.formatMessage(messages.firstPurchase)}</p>}
      </div>
      <p className="text-center">
        <Link href={withOrderSearch(hrefs.credits, { returnTo })} variant="strong">
          {intl.formatMessage(messages.all)}
        </Link>
      </p>
    </div>
  );
}
