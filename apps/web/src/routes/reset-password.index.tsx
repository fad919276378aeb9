import { PasswordResetRequestScreen } from '@heartline/features/session';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/reset-password/')({
  staticData: { page: 'reset-password', messages: ['session'] },
  component: PasswordResetRequestScreen,
});
