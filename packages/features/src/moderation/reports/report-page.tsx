import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi } from '../../shared/index.ts';
import { LookForm } from '../looks/look-form.tsx';
import { moderationQueries, useLook } from '../moderation.queries.ts';
import { ReportCase } from './report-case.tsx';
import { ReportTitle } from './report-title.tsx';
import { reportMessages as messages } from './report.messages.ts';
import { SuspectData } from '../shared/suspect-data.tsx';

/** /moderation/reports/{id}: asks for a reason first, then shows the report in its context. */
export function ReportPage({ id }: { id: string }) {
  const intl = useIntl();
  const look = useLook(id);
  const { data } = useInfiniteQuery(moderationQueries.reports(useApi(), 'open'));
  const row = data?.pages.flatMap(({ reports }) => reports).find((report) => report.id === id);
  if (look.data) return <ReportCase report={look.data} />;
  return (
    <LookForm
      text={intl.formatMessage(messages.lookText)}
      send={intl.formatMessage(messages.look)}
      sending={look.isPending}
      error={look.error}
      onLook={(reason) => look.mutate(reason)}
    >
      {row ? (
        <div className="flex flex-col gap-1 border-b border-line pb-4">
          <h2 className="text-lg font-bold">
            <ReportTitle report={row} />
          </h2>
          <SuspectData member={row.member} />
        </div>
      ) : null}
    </LookForm>
  );
}
