import { ApiError, type User } from '@heartline/api-client';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, PageTitle, supportsPasskeys } from '../shared/index.ts';
import { LoginView, type LoginViewProps } from './login-view.tsx';
import { messages } from './session.messages.ts';
import { useLogin, usePassSecondStep, usePassWithPasskey } from './session.queries.ts';

const SecondStepView = lazyPart(async () => (await import('./second-step-view.tsx')).SecondStepView);

const DisabledAccount = lazyPart(async () => (await import('./disabled-account.tsx')).DisabledAccount);
const ToDisabledAccount = lazyPart(async () => (await import('./disabled-account.tsx')).ToDisabledAccount);

export interface LoginScreenProps extends Pick<LoginViewProps, 'signupHref' | 'resetPasswordHref'> {
  /** The member is in the cache by then; the shell goes on to the page they wanted. */
  onSignedIn: (user: User) => void;
  /** An account that the staff have disabled was deleted; the shell leaves the page. */
  onDeleted: () => void;
}

/** Login by e-mail address or username (SES-08), with a code or a passkey besides if the account asks for one (SES-10, ACC-10). */
export function LoginScreen({ onSignedIn, onDeleted, ...hrefs }: LoginScreenProps) {
  const intl = useIntl();
  const login = useLogin(onSignedIn);
  const secondStep = usePassSecondStep(onSignedIn);
  const passkey = usePassWithPasskey(onSignedIn);
  const [deleting, setDeleting] = useState(false);
  const disabled = login.error instanceof ApiError && login.error.code === 'account_disabled';
  const again = () => {
    login.reset();
    secondStep.reset();
    passkey.reset();
  };
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.loginPage)}</PageTitle>
      {login.data && !login.data.user ? (
        <Suspense>
          <SecondStepView
            ways={login.data.ways}
            onSubmit={(code) => secondStep.mutate(code)}
            onPasskey={() => passkey.mutate()}
            passkeysSupported={supportsPasskeys()}
            onAgain={again}
            pending={secondStep.isPending || passkey.isPending}
            error={secondStep.error}
            passkeyError={passkey.error}
          />
        </Suspense>
      ) : deleting && login.variables ? (
        <Suspense>
          <DisabledAccount account={login.variables} onDeleted={onDeleted} onKeep={() => setDeleting(false)} />
        </Suspense>
      ) : (
        <LoginView
          {...hrefs}
          onSubmit={(values) => login.mutate(values)}
          pending={login.isPending}
          error={login.error}
          way={
            disabled ? (
              <Suspense>
                <ToDisabledAccount onOpen={() => setDeleting(true)} />
              </Suspense>
            ) : null
          }
        />
      )}
    </>
  );
}
