import { PasswordChangeScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/me_/password')({
  staticData: { page: 'me-password', access: 'members', messages: ['account'], inMe: true },
  component: PasswordChangeScreen,
});
