import { SignupScreen } from '@heartline/features/signup';
import { createFileRoute, useRouter } from '@tanstack/react-router';

export const Route = createFileRoute('/signup')({
  staticData: { access: 'visitors', layout: 'empty', messages: ['signup'] },
  component: SignupRoute,
});

function SignupRoute() {
  const router = useRouter();
  return (
    <SignupScreen
      onSignedUp={() => router.history.replace('/members')}
      onClose={() => router.history.push('/')}
      onLogin={() => router.history.push('/login')}
    />
  );
}
