import { answersIn, SignupScreen } from '@heartline/features/signup';
import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';

import { SignupBehind } from '../../signup/signup-behind.tsx';

export const Route = createFileRoute('/(signup)/signup')({
  staticData: { page: 'signup', access: 'visitors', layout: 'empty', messages: ['signup'] },
  component: SignupRoute,
});

function SignupRoute() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return (
    <SignupScreen
      answers={answersIn(search)}
      onSignedUp={() => router.history.replace('/complete-signup')}
      onClose={() => router.history.push('/')}
      behind={<SignupBehind />}
      onLogin={() => router.history.push('/login')}
    />
  );
}
