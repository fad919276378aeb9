import { ApiError } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { PageTitle } from '../shared/index.ts';
import { afterMessages } from './deletion.messages.ts';
import { useReactivate, useReactivationLink } from './deletion.queries.ts';
import { ReactivateView, type ReactivateViewProps } from './reactivate-view.tsx';

/** The page of the link in the mail about the deletion. Only pressing its button changes anything (ACC-05). */
export function ReactivateScreen({ token }: { token: string }) {
  const intl = useIntl();
  const link = useReactivationLink(token);
  const { mutate, isPending, data: already, error } = useReactivate(token);
  return (
    <>
      <PageTitle>{intl.formatMessage(afterMessages.backTitle)}</PageTitle>
      <ReactivateView state={stateNow()} onReactivate={() => mutate()} pending={isPending} error={error} />
    </>
  );

  function stateNow(): ReactivateViewProps['state'] {
    if (already !== undefined) return already ? 'already' : 'done';
    if (isOutdated(error) || isOutdated(link.error)) return 'ended';
    if (link.data === 'done') return 'already';
    // Any other failure of the query must not keep the member from trying.
    return link.isPending ? 'loading' : 'open';
  }
}

const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'link_invalid';
