import { PasskeysScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/me_/passkeys')({
  staticData: { page: 'me-passkeys', access: 'members', messages: ['account'], inMe: true },
  component: PasskeysScreen,
});
