import { ApiError } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { PageTitle } from '../shared/index.ts';
import { PasswordResetView, type PasswordResetViewProps } from './password-reset-view.tsx';
import { messages } from './session.messages.ts';
import { useResetLink, useResetPassword } from './session.queries.ts';

/** Errors that a retry would repeat. */
const refusals: ReadonlySet<string> = new Set(['link_invalid', 'forbidden']);

export interface PasswordResetScreenProps extends Pick<PasswordResetViewProps, 'loginHref' | 'requestHref'> {
  /** From the link in the mail. */
  token: string;
}

/** Replaces a forgotten password with the token of the mail (SES-09). */
export function PasswordResetScreen({ token, ...hrefs }: PasswordResetScreenProps) {
  const intl = useIntl();
  const link = useResetLink(token);
  const { mutate, isPending, isSuccess, error } = useResetPassword(token);
  // Any other failure of the query must not keep the member from trying.
  const refused = link.error instanceof ApiError && refusals.has(link.error.code) ? link.error : null;
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.resetTitle)}</PageTitle>
      <PasswordResetView
        {...hrefs}
        onSubmit={(password) => mutate(password)}
        pending={isPending}
        email={link.data?.email}
        error={error ?? refused}
        done={isSuccess}
      />
    </>
  );
}
