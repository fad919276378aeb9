import { EmailChangeScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/me_/email')({
  staticData: { page: 'me-email', access: 'members', messages: ['account'], inMe: true },
  component: EmailChangeScreen,
});
