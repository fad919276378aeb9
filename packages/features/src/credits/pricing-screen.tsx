import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { creditsQueries, PageTitle, useApi, useSession, useSettings } from '../shared/index.ts';
import { pricingMessages } from './pricing.messages.ts';
import { PricingView } from './pricing-view.tsx';

/** The public price list: /pricing. */
export function PricingScreen() {
  const intl = useIntl();
  const user = useSession();
  const settings = useSettings();
  const asked = user ? undefined : settings.geoipSelectedCountry;
  const { data, error, refetch } = useQuery(creditsQueries.packages(useApi(), { country: asked }));
  return (
    <>
      <PageTitle>{intl.formatMessage(pricingMessages.title)}</PageTitle>
      <PricingView
        state={data ? (data.paymentsOpen ? 'ready' : 'closed') : error ? 'error' : 'loading'}
        error={error}
        onRetry={() => void refetch()}
        packages={data?.packages ?? []}
        country={data?.country ?? settings.geoipSelectedCountry}
        messageCredits={data?.messageCredits ?? settings.messageCredits}
        settings={settings}
        visitor={user === null}
      />
    </>
  );
}
