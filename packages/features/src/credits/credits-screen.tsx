import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { creditsQueries, PageTitle, safeReturnTo, useApi, useUser, useWelcomeDiscount } from '../shared/index.ts';
import { creditsMessages } from './credits.messages.ts';
import { CreditsView } from './credits-view.tsx';
import { TimeBonusBanner } from './time-bonus-banner.tsx';

export interface CreditsScreenProps {
  /** A discount code of the address. Without one the time bonus is used while it holds. */
  code?: string;
  /** From the address; ignored unless it is a path of this site. */
  returnTo?: string;
}

/** The page that sells credits: /credits (PAY-01). */
export function CreditsScreen({ code: given, returnTo }: CreditsScreenProps) {
  const intl = useIntl();
  const user = useUser();
  const bonus = useWelcomeDiscount();
  const code = given ?? bonus?.code;
  const { data, error, refetch } = useQuery({
    ...creditsQueries.packages(useApi(), { code }),
    // A price that changes under the finger is none: the first one has the time bonus in it.
    enabled: given !== undefined || bonus !== undefined,
  });
  return (
    <>
      <PageTitle>{intl.formatMessage(creditsMessages.title)}</PageTitle>
      <CreditsView
        key={code}
        state={data ? (data.paymentsOpen ? 'ready' : 'closed') : error ? 'error' : 'loading'}
        error={error}
        onRetry={() => void refetch()}
        packages={data?.packages ?? []}
        messageCredits={data?.messageCredits ?? 0}
        someMethods={(data?.discountMethods.length ?? 0) > 0}
        credits={user.credits}
        premium={user.paidUser}
        code={code}
        returnTo={safeReturnTo(returnTo)}
        banner={<TimeBonusBanner action={false} />}
      />
    </>
  );
}
