import { useIntl } from 'react-intl';

import { PageTitle, useUser } from '../../shared/index.ts';
import { useRequestEmailChange } from '../account.queries.ts';
import { EmailChangeView } from './email-change-view.tsx';
import { emailMessages } from './email.messages.ts';

/** Changes the account's e-mail address by a link that is mailed to the new one (ACC-04). */
export function EmailChangeScreen() {
  const intl = useIntl();
  const { mutate, reset, isPending, isSuccess, error, variables } = useRequestEmailChange();
  return (
    <>
      <PageTitle>{intl.formatMessage(emailMessages.title)}</PageTitle>
      <EmailChangeView
        email={useUser().email}
        onSubmit={(change) => mutate(change)}
        onAgain={reset}
        pending={isPending}
        error={error}
        sentTo={isSuccess ? variables.email : undefined}
      />
    </>
  );
}
