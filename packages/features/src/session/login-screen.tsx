import type { User } from '@heartline/api-client';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, PageTitle } from '../shared/index.ts';
import { LoginView, type LoginViewProps } from './login-view.tsx';
import { messages } from './session.messages.ts';
import { useLogin, usePassSecondStep } from './session.queries.ts';

const SecondStepView = lazyPart(async () => (await import('./second-step-view.tsx')).SecondStepView);

export interface LoginScreenProps extends Pick<LoginViewProps, 'signupHref' | 'resetPasswordHref'> {
  /** The member is in the cache by then; the shell goes on to where they wanted to be. */
  onSignedIn: (user: User) => void;
}

/** Login by e-mail address or username (SES-08), with a code besides where the account asks for one (SES-10). */
export function LoginScreen({ onSignedIn, ...hrefs }: LoginScreenProps) {
  const intl = useIntl();
  const login = useLogin(onSignedIn);
  const secondStep = usePassSecondStep(onSignedIn);
  const again = () => {
    login.reset();
    secondStep.reset();
  };
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.loginPage)}</PageTitle>
      {login.data && !login.data.user ? (
        <Suspense>
          <SecondStepView
            onSubmit={(code) => secondStep.mutate(code)}
            onAgain={again}
            pending={secondStep.isPending}
            error={secondStep.error}
          />
        </Suspense>
      ) : (
        <LoginView
          {...hrefs}
          onSubmit={(values) => login.mutate(values)}
          pending={login.isPending}
          error={login.error}
        />
      )}
    </>
  );
}
