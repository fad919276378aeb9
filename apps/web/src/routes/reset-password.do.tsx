import { PasswordResetScreen } from '@heartline/features/session';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/reset-password/do')({
  staticData: { page: 'reset-password-do', messages: ['session'] },
  validateSearch: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
  component: PasswordResetRoute,
});

function PasswordResetRoute() {
  return <PasswordResetScreen token={Route.useSearch().token} />;
}
