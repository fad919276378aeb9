import type { Complaint } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, PageTitle, useApi, useSession } from '../shared/index.ts';
import { ComplaintThread } from './complaint-thread.tsx';
import { followMessages } from './complaint.messages.ts';
import { complaintsQueries, useAddToComplaint, useFindComplaint } from './complaints.queries.ts';
import { FollowView } from './follow-view.tsx';

/** /complaints/follow?reference=…: the state of a complaint; without an account it is found by its e-mail address (ACC-06). */
export function FollowScreen({ reference }: { reference?: string | undefined }) {
  const intl = useIntl();
  const title = intl.formatMessage(followMessages.title);
  const loggedIn = useSession() !== null;
  const { data: own, error, refetch } = useQuery({ ...complaintsQueries.list(useApi()), enabled: loggedIn });
  const find = useFindComplaint();
  const mine = own?.find((one) => one.reference === reference);
  const page = <PageTitle>{title}</PageTitle>;
  if (loggedIn && own === undefined)
    return (
      <>
        {page}
        <FocusPanel title={title}>
          {error ? (
            <LoadError error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton shape="block" className="h-40" label={intl.formatMessage(commonMessages.loading)} />
          )}
        </FocusPanel>
      </>
    );
  return (
    <>
      {page}
      {mine ? (
        <Thread complaint={mine} />
      ) : find.data ? (
        <Thread complaint={find.data} email={find.variables.email} />
      ) : (
        <FollowView
          reference={reference}
          own={own ?? []}
          onSubmit={(search) => find.mutate(search)}
          pending={find.isPending}
          error={find.error}
        />
      )}
    </>
  );
}

/** @param email the address it was found by; absent if the complaint is the member's own */
function Thread({ complaint, email }: { complaint: Complaint; email?: string }) {
  const { mutate, data, isPending, error } = useAddToComplaint();
  const { reference } = complaint;
  return (
    <ComplaintThread
      // A member's list has what was added, and later answers too.
      complaint={email === undefined ? complaint : (data ?? complaint)}
      onAdd={(text) => mutate({ reference, text, ...(email === undefined ? {} : { email }) })}
      sending={isPending}
      error={error}
    />
  );
}
