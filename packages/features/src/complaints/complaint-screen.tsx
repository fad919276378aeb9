import type { Locale } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { PageTitle, useSession } from '../shared/index.ts';
import { ComplaintFormView } from './complaint-form-view.tsx';
import { formMessages } from './complaint.messages.ts';
import { useSendComplaint } from './complaints.queries.ts';

/** /complaints: for members and visitors (ACC-06). */
export function ComplaintScreen() {
  const intl = useIntl();
  const user = useSession();
  const { mutate, isPending, error, data, variables } = useSendComplaint();
  return (
    <>
      <PageTitle>{intl.formatMessage(formMessages.title)}</PageTitle>
      <ComplaintFormView
        memberEmail={user?.email}
        onSubmit={(complaint) => mutate({ ...complaint, language: intl.locale as Locale })}
        pending={isPending}
        error={error}
        sent={data && { complaint: data, email: user?.email ?? variables.email ?? '' }}
      />
    </>
  );
}
