import type { User } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { PageTitle } from '../shared/index.ts';
import { LoginView, type LoginViewProps } from './login-view.tsx';
import { messages } from './session.messages.ts';
import { useLogin } from './session.queries.ts';

export interface LoginScreenProps extends Pick<LoginViewProps, 'signupHref' | 'resetPasswordHref'> {
  /** The member is in the cache by then; the shell goes on to where they wanted to be. */
  onSignedIn: (user: User) => void;
}

/** Login by e-mail address or username (SES-08). */
export function LoginScreen({ onSignedIn, ...hrefs }: LoginScreenProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useLogin(onSignedIn);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.loginPage)}</PageTitle>
      <LoginView {...hrefs} onSubmit={(values) => mutate(values)} pending={isPending} error={error} />
    </>
  );
}
