import { useIntl } from 'react-intl';

import { PageTitle } from '../shared/index.ts';
import { PasswordResetRequestView } from './password-reset-request-view.tsx';
import { messages } from './session.messages.ts';
import { useRequestPasswordReset } from './session.queries.ts';

/** Requests the mail that replaces a forgotten password (SES-09). */
export function PasswordResetRequestScreen({ loginHref }: { loginHref?: string }) {
  const intl = useIntl();
  const { mutate, reset, isPending, isSuccess, error, variables } = useRequestPasswordReset();
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.requestTitle)}</PageTitle>
      <PasswordResetRequestView
        onSubmit={(email) => mutate(email)}
        onAgain={reset}
        pending={isPending}
        error={error}
        sentTo={isSuccess ? variables : undefined}
        loginHref={loginHref}
      />
    </>
  );
}
