import type { DiscountCode } from '@heartline/api-client';
import { TimeBonusModal as Modal } from '@heartline/ui/credits/time-bonus-modal';
import { Countdown } from '@heartline/ui/feedback/countdown';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  useDismissal,
  useOnline,
  useServerNow,
  useSession,
  useWelcomeDiscount,
} from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';

/** How long a member is in the members area before the modal may come (ALT-07). */
const delay = 40_000;
/** What the bonus lasts, from signing up (ALT-05). */
const hours = 4;

export interface TimeBonusModalViewProps {
  discount: Pick<DiscountCode, 'valuePercentage' | 'expires'>;
  /** The server's clock. */
  now: () => number;
  /** It was closed, or its link followed. */
  onClose: () => void;
  /** The bonus is over. */
  onEnd: () => void;
}

export function TimeBonusModalView({ discount, now, onClose, onEnd }: TimeBonusModalViewProps) {
  const intl = useIntl();
  return (
    <Modal
      // What cannot be bought now is offered when the network is back.
      open={useOnline()}
      onClose={onClose}
      title={intl.formatMessage(messages.bonusTitle, { percentage: discount.valuePercentage })}
      text={intl.formatMessage(messages.bonusTerms, { percentage: discount.valuePercentage, hours })}
      countdownLabel={intl.formatMessage(messages.bonusEnds)}
      countdown={
        discount.expires === null ? undefined : (
          <Countdown
            variant="tiles"
            target={Date.parse(discount.expires)}
            now={now}
            label={intl.formatMessage(messages.bonusEnds)}
            onEnd={onEnd}
          />
        )
      }
      action={{ label: intl.formatMessage(messages.bonusAction), href: hrefs.credits }}
      laterLabel={intl.formatMessage(messages.bonusLater)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    />
  );
}

/**
 * Shows the bonus once to a member without credits, 40 seconds after they entered the members area; closing it is remembered on
 * this device (ALT-07). The shell holds one, on all pages, so that going from page to page begins no new time.
 */
export function TimeBonusModalHost({ inMembersArea }: { inMembersArea: boolean }) {
  const user = useSession();
  const discount = useWelcomeDiscount();
  const now = useServerNow();
  const { dismissedAt, dismiss } = useDismissal('time-bonus');
  const stayed = useStayed(inMembersArea);
  const [ended, setEnded] = useState(false);
  if (!stayed || !discount || ended || dismissedAt !== null || user?.credits !== 0) return null;
  return <TimeBonusModalView discount={discount} now={now} onClose={dismiss} onEnd={() => setEnded(true)} />;
}

/** True once the reader has been there for long enough; begins anew when they come back. */
function useStayed(there: boolean): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!there) return undefined;
    const timer = setTimeout(() => setStayed(true), delay);
    return () => {
      clearTimeout(timer);
      setStayed(false);
    };
  }, [there]);
  return there && stayed;
}
