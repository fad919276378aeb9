import type { DiscountCode } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { TimeBonusBanner as Banner } from '@heartline/ui/credits/time-bonus-banner';
import { Banner as Line } from '@heartline/ui/feedback/banner';
import { Countdown } from '@heartline/ui/feedback/countdown';
import { GiftIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useDismissal, useServerNow } from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';
import { useEndOf, useTimeBonus } from './use-time-bonus.ts';

type Discount = Pick<DiscountCode, 'valuePercentage' | 'expires'>;

/** The bonus of a new member in the slot for notices: one line with its end time, linking to the credits (ALT-06). */
export function TimeBonusLineView({ discount, onDismiss }: { discount: Discount; onDismiss: () => void }) {
  const intl = useIntl();
  const time = useEndOf(discount);
  const percentage = discount.valuePercentage;
  const title = intl.formatMessage(messages.bonusTitle, { percentage });
  return (
    <Line
      slim
      tone="neutral"
      label={title}
      icon={<GiftIcon aria-hidden />}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
    >
      <Link href={hrefs.credits} className="text-ink">
        {time === null ? title : intl.formatMessage(messages.bonusLine, { percentage, time })}
      </Link>
    </Line>
  );
}

/**
 * The line while the bonus lasts and the member has not closed it, otherwise `otherwise`. The shell puts it on the pages of the members
 * area.
 */
export function TimeBonusLine({ otherwise = null }: { otherwise?: ReactNode }) {
  const discount = useTimeBonus();
  const { dismissedAt, dismiss } = useDismissal('time-bonus-line');
  return discount && dismissedAt === null ? <TimeBonusLineView discount={discount} onDismiss={dismiss} /> : otherwise;
}

export interface TimeBonusBannerViewProps {
  discount: Discount;
  /** The server's clock. */
  now: () => number;
}

/** The bonus above the packages, whose prices include it. The exact time left is shown on request (ALT-05). */
export function TimeBonusBannerView({ discount, now }: TimeBonusBannerViewProps) {
  const intl = useIntl();
  const time = useEndOf(discount);
  return (
    <Banner
      title={intl.formatMessage(messages.bonusTitle, { percentage: discount.valuePercentage })}
      text={time === null ? intl.formatMessage(messages.bonusText) : intl.formatMessage(messages.bonusUntil, { time })}
      action={discount.expires === null ? undefined : <TimeLeft target={Date.parse(discount.expires)} now={now} />}
    />
  );
}

/** Hours, minutes and seconds, only on request: a countdown puts pressure on members who did not ask for it. */
function TimeLeft({ target, now }: { target: number; now: () => number }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const label = intl.formatMessage(messages.bonusEnds);
  return (
    <details className="text-sm text-ink" onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">{label}</summary>
      {asked ? <Countdown className="pb-2" target={target} now={now} label={label} /> : null}
    </details>
  );
}

/** The bonus on the page of the packages while it lasts, otherwise nothing. */
export function TimeBonusBanner() {
  const discount = useTimeBonus();
  const now = useServerNow();
  return discount ? <TimeBonusBannerView discount={discount} now={now} /> : null;
}
