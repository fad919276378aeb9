import type { Settings } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle, useApi, useSettings } from '../shared/index.ts';
import { HomeView, type HomeViewProps } from './home-view.tsx';
import { homeMessages } from './home.messages.ts';
import { homeQueries } from './home.queries.ts';

/** Price of a message in the visitor's country, if the site publishes one. */
export function messagePriceIn(settings: Settings): HomeViewProps['messagePrice'] {
  const price = settings.minimumMessageCosts.find(({ country }) => country === settings.geoipSelectedCountry);
  return price && { amount: price.costs, currency: price.currency };
}

/** The visitors' home page. The route redirects members. */
export function HomeScreen() {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(homeMessages.page)}</PageTitle>
      <ConnectedHome />
    </>
  );
}

/** The content of the home page, which is also the background of the sign-up on a desktop. */
export function ConnectedHome() {
  const api = useApi();
  const settings = useSettings();
  // Decorative: the page does not wait for it, and does without it if it fails.
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
