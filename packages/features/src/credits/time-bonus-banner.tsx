import type { DiscountCode } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { TimeBonusBanner as Banner } from '@heartline/ui/credits/time-bonus-banner';
import { Banner as Line } from '@heartline/ui/feedback/banner';
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
  /** One slim line, which is the link. @default false */
  slim?: boolean;
}

/** The bonus of a new member with the time that is really left (ALT-05, ALT-06). */
export function TimeBonusBannerView({ discount, now, onEnd, action = true, slim = false }: TimeBonusBannerViewProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.bonusTitle, { percentage: discount.valuePercentage });
  const countdown =
    discount.expires === null ? undefined : (
      <Countdown
        target={Date.parse(discount.expires)}
        now={now}
        label={intl.formatMessage(messages.bonusEnds)}
        onEnd={onEnd}
      />
    );
  if (slim)
    return (
      <Line slim tone="primary" label={title} actions={<span className="font-bold tabular-nums">{countdown}</span>}>
        <Link href={hrefs.credits} variant="strong">
          {title}
        </Link>
      </Line>
    );
  return (
    <Banner
      title={title}
      text={intl.formatMessage(messages.bonusText)}
      countdown={countdown}
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
export function TimeBonusBanner({ action = true, slim = false }: Pick<TimeBonusBannerViewProps, 'action' | 'slim'>) {
  const discount = useWelcomeDiscount();
  const now = useServerNow();
  const [ended, setEnded] = useState(false);
  if (!discount || ended) return null;
  return <TimeBonusBannerView discount={discount} now={now} onEnd={() => setEnded(true)} action={action} slim={slim} />;
}
