import { LoginScreen } from '@heartline/features/session';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { innerPath } from '../inner-path.ts';
import { leave } from '../leave.ts';
import { text } from '../search/search-values.ts';

export const Route = createFileRoute('/login')({
  staticData: { page: 'login', public: true, access: 'visitors', messages: ['session'] },
  validateSearch: ({ next }: Record<string, unknown>): { next?: string | undefined } => ({ next: text(next, 500) }),
  component: LoginRoute,
});

function LoginRoute() {
  const router = useRouter();
  const { next } = Route.useSearch();
  return (
    <LoginScreen
      onSignedIn={() => router.history.replace(innerPath(next) ?? '/members')}
      onDeleted={() => leave('/account-deleted')}
    />
  );
}
