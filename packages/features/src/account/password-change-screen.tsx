import { useIntl } from 'react-intl';

import { PageTitle, useUser } from '../shared/index.ts';
import { useChangePassword } from './account.queries.ts';
import { PasswordChangeView } from './password-change-view.tsx';
import { passwordMessages } from './password.messages.ts';

/** Changes the password of the account (ACC-04). */
export function PasswordChangeScreen() {
  const intl = useIntl();
  const { mutate, isPending, isSuccess, error } = useChangePassword();
  return (
    <>
      <PageTitle>{intl.formatMessage(passwordMessages.title)}</PageTitle>
      <PasswordChangeView
        email={useUser().email}
        onSubmit={(change) => mutate(change)}
        pending={isPending}
        error={error}
        done={isSuccess}
      />
    </>
  );
}
