import type { DiscountCode } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { TimeBonusBanner as Banner } from '@heartline/ui/credits/time-bonus-banner';
import { Countdown } from '@heartline/ui/feedback/countdown';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useServerNow, useWelcomeDiscount } from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';

export interface TimeBonusBannerViewProps {
  discount: Pick<DiscountCode, 'valuePercentage' | 'expires'>;
  /** The server's clock. */
  now: () => number;
  onEnd: () => void;
  /** With a link to the packages; without one on their own page. @default true */
  action?: boolean;
}

/** The bonus of a new member with the time that is really left (ALT-05, ALT-06). */
export function TimeBonusBannerView({ discount, now, onEnd, action = true }: TimeBonusBannerViewProps) {
  const intl = useIntl();
  return (
    <Banner
      title={intl.formatMessage(messages.bonusTitle, { percentage: discount.valuePercentage })}
      text={intl.formatMessage(messages.bonusText)}
      countdown={
        discount.expires === null ? undefined : (
          <Countdown
            target={Date.parse(discount.expires)}
            now={now}
            label={intl.formatMessage(messages.bonusEnds)}
            onEnd={onEnd}
          />
        )
      }
      action={
        action ? (
          <Button asChild size="sm">
            <a href={hrefs.credits}>{intl.formatMessage(messages.bonusAction)}</a>
          </Button>
        ) : undefined
      }
    />
  );
}

/** The banner while the bonus holds, otherwise nothing. The shell puts it on the pages of the members area. */
export function TimeBonusBanner({ action = true }: Pick<TimeBonusBannerViewProps, 'action'>) {
  const discount = useWelcomeDiscount();
  const now = useServerNow();
  const [ended, setEnded] = useState(false);
  if (!discount || ended) return null;
  return <TimeBonusBannerView discount={discount} now={now} onEnd={() => setEnded(true)} action={action} />;
}
