import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi } from '../shared/index.ts';
import { ExportView } from './export-view.tsx';
import { messages } from './export.messages.ts';
import { exportQueries, useRequestExport } from './export.queries.ts';

/** /me/export: a copy of all data about the member (ACC-08). */
export function ExportScreen() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(exportQueries.copy(useApi()));
  const { mutate, isPending, error: refused } = useRequestExport();
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <ExportView
        copy={data}
        loadError={data === undefined ? error : null}
        onRetry={() => void refetch()}
        onRequest={(password) => mutate(password)}
        pending={isPending}
        error={refused}
      />
    </>
  );
}
