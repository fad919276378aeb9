import type { Locale } from '@heartline/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { LoadError, PageTitle, useApi, useSettings } from '../shared/index.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView, contactLinks } from './article-view.tsx';
import { legalQueries } from './legal.queries.ts';

/**
 * A page that only this site has, right below the root (LOC-08). After a change of language the former text stays until the new one has
 * loaded.
 */
export function SitePageScreen({ token }: { token: string }) {
  const { supportEmail, supportPhone } = useSettings();
  const language = useIntl().locale as Locale;
  const { data, error, refetch } = useQuery({
    ...legalQueries.sitePage(useApi(), token, language),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? <LoadError error={error} onRetry={() => void refetch()} size="page" /> : <ArticleSkeleton />;
  return (
    <>
      <PageTitle>{data.title}</PageTitle>
      <ArticleView article={data} links={contactLinks(supportEmail, supportPhone)} />
    </>
  );
}
