import { PasswordResetScreen } from '@heartline/features/session';
import { createFileRoute } from '@tanstack/react-router';

import { useMailedToken } from '../mailed-token.ts';

export const Route = createFileRoute('/reset-password/do')({
  staticData: { page: 'reset-password-do', messages: ['session'] },
  component: PasswordResetRoute,
});

function PasswordResetRoute() {
  return <PasswordResetScreen token={useMailedToken()} />;
}
