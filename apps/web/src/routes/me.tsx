import { MeScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

import { leave } from '../leave.ts';

export const Route = createFileRoute('/me')({
  staticData: { page: 'me', access: 'members', messages: ['account'], inMe: true },
  component: MeRoute,
});

function MeRoute() {
  return <MeScreen onSignedOut={() => leave('/')} />;
}
