import { useIntl } from 'react-intl';

import { PageTitle, safeReturnTo, useUser } from '../shared/index.ts';
import { creditsMessages } from './credits.messages.ts';
import { CreditsView } from './credits-view.tsx';
import { TimeBonusBanner } from './time-bonus-banner.tsx';
import { useOffers } from './use-offers.ts';

export interface CreditsScreenProps {
  /** A discount code from the address. Without one, the time bonus applies while it lasts. */
  code?: string;
  /** From the address; ignored unless it is a path of this site. */
  returnTo?: string;
}

/** The page that sells credits: /credits (PAY-01). */
export function CreditsScreen({ code, returnTo }: CreditsScreenProps) {
  const intl = useIntl();
  const user = useUser();
  const { byBonus, discount, ...offers } = useOffers(code);
  return (
    <>
      <PageTitle>{intl.formatMessage(creditsMessages.title)}</PageTitle>
      <CreditsView
        key={offers.code}
        {...offers}
        discount={byBonus ? undefined : discount}
        credits={user.credits}
        premium={user.paidUser}
        returnTo={safeReturnTo(returnTo)}
        banner={<TimeBonusBanner />}
      />
    </>
  );
}
