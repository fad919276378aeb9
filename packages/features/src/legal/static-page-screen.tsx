import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createIntl, useIntl } from 'react-intl';

import { PageTitle, useApi, useSettings, type PageToken } from '../shared/index.ts';
import { americanPrivacy } from './american/american-privacy.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { legalQueries } from './legal.queries.ts';
import { pageValues } from './page-values.ts';
import { pages } from './pages.ts';
import { StaticPageView } from './static-page-view.tsx';

export interface StaticPageScreenProps {
  token: PageToken;
  /** Choices about the subject of the page, below its text. */
  choices?: ReactNode;
}

/** American English, for the dates and names in its text. */
const american = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });

/**
 * A static page, with this site's company and settings in its text (LOC-08); readers of American English get their own privacy text
 * (LOC-01).
 */
export function StaticPageScreen({ token, choices }: StaticPageScreenProps) {
  const intl = useIntl();
  const settings = useSettings();
  const { data } = useSuspenseQuery(legalQueries.page(useApi(), token));
  const own = token === 'privacy' && data.american && intl.locale === 'en';
  const { data: text } = useQuery({ ...legalQueries.americanPrivacy(), enabled: own });
  const values = pageValues(own ? american : intl, settings, data);
  const instead = own && text ? americanPrivacy(text, values, settings.memberResell) : undefined;
  if (own && !instead) return <ArticleSkeleton />;
  return (
    <>
      <PageTitle>{instead?.title ?? intl.formatMessage(pages[token].title)}</PageTitle>
      <StaticPageView
        token={token}
        values={values}
        resell={settings.memberResell}
        instead={instead}
        choices={choices}
      />
    </>
  );
}
