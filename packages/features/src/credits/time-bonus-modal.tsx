import type { DiscountCode } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { TimeBonusModal as Modal } from '@heartline/ui/credits/time-bonus-modal';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useDismissal, useOnline, useSession } from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';
import { useEndOf, useTimeBonus } from './use-time-bonus.ts';

/** Milliseconds in the members area before the modal may open (ALT-07). */
const delay = 40_000;
/** Hours that the bonus lasts, from signing up (ALT-05). */
const hours = 4;

export interface TimeBonusModalViewProps {
  discount: Pick<DiscountCode, 'valuePercentage' | 'expires'>;
  /** The modal was closed, or its link followed. */
  onClose: () => void;
}

export function TimeBonusModalView({ discount, onClose }: TimeBonusModalViewProps) {
  const intl = useIntl();
  const end = useEndOf(discount);
  return (
    <Modal
      // Offered when the network is back, as nothing can be bought offline.
      open={useOnline()}
      onClose={onClose}
      title={intl.formatMessage(messages.bonusTitle, { percentage: discount.valuePercentage })}
      text={
        <>
          <p>{intl.formatMessage(messages.bonusTerms, { percentage: discount.valuePercentage, hours })}</p>
          {end === null ? null : <p className="mt-2">{intl.formatMessage(messages.bonusUntil, { time: end })}</p>}
        </>
      }
      action={{ label: intl.formatMessage(messages.bonusAction), href: hrefs.credits }}
      laterLabel={intl.formatMessage(messages.bonusLater)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    />
  );
}

/**
 * Shows the bonus once to a member without credits, 40 seconds after they entered the members area; this device remembers that it was
 * closed (ALT-07). Closing the line above a page counts as well. The shell holds one for all pages, so that the time does not restart
 * on each page.
 */
export function TimeBonusModalHost({ inMembersArea }: { inMembersArea: boolean }) {
  const user = useSession();
  const discount = useTimeBonus();
  const { dismissedAt, dismiss } = useDismissal('time-bonus');
  const line = useDismissal('time-bonus-line');
  const stayed = useStayed(inMembersArea);
  const told = dismissedAt !== null || line.dismissedAt !== null;
  if (!stayed || !discount || told || user?.credits !== 0) return null;
  return <TimeBonusModalView discount={discount} onClose={dismiss} />;
}

/** True once the member has been there long enough; restarts when they come back. */
function useStayed(there: boolean): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!there) return undefined;
    const cancel = time.after(delay, () => setStayed(true));
    return () => {
      cancel();
      setStayed(false);
    };
  }, [there]);
  return there && stayed;
}
