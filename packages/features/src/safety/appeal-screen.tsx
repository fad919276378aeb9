import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, PageTitle, useApi } from '../shared/index.ts';
import { NoticeCard } from './notice-card.tsx';
import { noticeMessages as messages } from './safety.messages.ts';

/** /appeal?token=…: the decision that a mail reports, for members who can no longer log in. Opening it changes nothing. */
export function AppealScreen({ token }: { token: string }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['appeal', token];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.notices.getAppeal({ token }, { signal })).notice,
  });
  const send = useMutation({
    mutationFn: async (text: string) => (await api.notices.sendAppeal({ token, text })).notice,
    onSuccess: (notice) => queryClient.setQueryData(queryKey, notice),
  });
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.appealPage)}</PageTitle>
      <FocusPanel title={intl.formatMessage(messages.appealPage)}>
        {data ? (
          <NoticeCard
            notice={data}
            headingLevel={2}
            sending={send.isPending}
            error={send.error}
            onAppeal={(text) => send.mutate(text)}
          />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" className="h-40" label={intl.formatMessage(commonMessages.loading)} />
        )}
      </FocusPanel>
    </>
  );
}
