import type { Notice } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { BackToMe, commonMessages, LoadError, PageTitle, useApi } from '../shared/index.ts';
import { BlockedMembers } from './blocked-members.tsx';
import { NoticeCard } from './notice-card.tsx';
import { ReportsView } from './reports-view.tsx';
import { noticeMessages, safetyMessages as messages } from './safety.messages.ts';
import { safetyQueries, useAppeal } from './safety.queries.ts';

/** /safety: blocked members, the viewer's reports with their status, and decisions about their account with appeal. */
export function SafetyScreen() {
  const intl = useIntl();
  const api = useApi();
  const blocks = useQuery(safetyQueries.blocks(api));
  const reports = useQuery(safetyQueries.reports(api));
  const notices = useQuery(safetyQueries.notices(api));
  useNoticesSeen(notices.data);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <div className="mx-auto flex w-full max-w-form flex-col gap-10">
        <header className="flex flex-col gap-1">
          <BackToMe />
          <h1 className="text-3xl font-display">{intl.formatMessage(messages.page)}</h1>
          <p className="text-ink-muted">{intl.formatMessage(messages.intro)}</p>
        </header>
        {notices.data?.length === 0 ? null : (
          <Part title={intl.formatMessage(noticeMessages.title)} query={notices}>
            {(all) => (
              <ul className="flex flex-col gap-4">
                {all.map((notice) => (
                  <li key={notice.id}>
                    <OwnNotice notice={notice} />
                  </li>
                ))}
              </ul>
            )}
          </Part>
        )}
        <Part title={intl.formatMessage(messages.blocked)} query={blocks}>
          {(members) => <BlockedMembers members={members} />}
        </Part>
        <Part title={intl.formatMessage(messages.reports)} query={reports}>
          {(all) => <ReportsView reports={all} />}
        </Part>
      </div>
    </>
  );
}

interface PartProps<T> {
  title: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

function Part<T>({ title, query: { data, error, refetch }, children }: PartProps<T>) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl font-display">
        {title}
      </h2>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" className="h-28" label={intl.formatMessage(commonMessages.loading)} />
      )}
    </section>
  );
}

function OwnNotice({ notice }: { notice: Notice }) {
  const { mutate, isPending, error } = useAppeal();
  return (
    <NoticeCard
      notice={notice}
      sending={isPending}
      error={error}
      onAppeal={(text) => mutate({ id: notice.id, text })}
    />
  );
}

/** Marks decisions that were shown as seen: the mark stays until the page is left, the count does not. */
function useNoticesSeen(notices: readonly Notice[] | undefined) {
  const api = useApi();
  const hasNew = notices?.some(({ isNew }) => isNew) ?? false;
  useEffect(() => {
    // Not retried: the next visit sends it again.
    if (hasNew) void api.notices.markSeen({}).catch(() => undefined);
  }, [api, hasNew]);
}
