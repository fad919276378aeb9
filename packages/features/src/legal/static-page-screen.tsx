import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useSettings, type PageToken } from '../shared/index.ts';
import { legalQueries } from './legal.queries.ts';
import { pageValues } from './page-values.ts';
import { pages } from './pages.ts';
import { StaticPageView } from './static-page-view.tsx';

/** One of the static pages, with this site's company and settings in its text (LOC-08). */
export function StaticPageScreen({ token }: { token: PageToken }) {
  const intl = useIntl();
  const settings = useSettings();
  const { data } = useSuspenseQuery(legalQueries.page(useApi(), token));
  const us = intl.locale === 'en' && (settings.usFooter || settings.geoipCountry === 'US');
  return (
    <>
      <PageTitle>{intl.formatMessage(pages[token].title)}</PageTitle>
      <StaticPageView token={token} values={pageValues(intl, settings, data)} us={us} />
    </>
  );
}
