import type { Settings } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle, useApi, useSettings } from '../shared/index.ts';
import { HomeView, type HomeViewProps } from './home-view.tsx';
import { homeMessages } from './home.messages.ts';
import { homeQueries } from './home.queries.ts';

/** What a message costs where the visitor is, if the site tells. */
export function messagePriceIn(settings: Settings): HomeViewProps['messagePrice'] {
  const price = settings.minimumMessageCosts.find(({ country }) => country === settings.geoipSelectedCountry);
  return price && { amount: price.costs, currency: price.currency };
}

/** The visitors' home page. Members are sent on by the route. */
export function HomeScreen() {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(homeMessages.page)}</PageTitle>
      <ConnectedHome />
    </>
  );
}

/** What the home page shows: the sign-up of a desktop stands over it too. */
export function ConnectedHome() {
  const api = useApi();
  const settings = useSettings();
  // Decoration: the page does not wait for it, and does without it when it fails.
  const { data: members } = useQuery({
    ...homeQueries.members(api, settings.geoipSelectedCountry),
    enabled: settings.loggedOutSearch,
    retry: false,
  });
  return (
    <HomeView
      siteName={settings.name}
      searchHref={settings.loggedOutSearch ? hrefs.members() : undefined}
      signupCredits={settings.signupCredits}
      messagePrice={messagePriceIn(settings)}
      members={members}
      fictionalWarning={settings.fictionalWarning}
      fictionalSingular={settings.fictionalSingular}
    />
  );
}
