import { DeleteAccountScreen } from '@heartline/features/deletion';
import { hrefs } from '@heartline/features/shared';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { leave } from '../../leave.ts';

export const Route = createFileRoute('/(account)/delete-account')({
  staticData: { page: 'delete-account', access: 'members', messages: ['deletion', 'account'], inMe: true },
  component: DeleteAccountRoute,
});

function DeleteAccountRoute() {
  const router = useRouter();
  return (
    <DeleteAccountScreen
      onDeleted={() => leave('/account-deleted')}
      onPaused={() => leave('/')}
      onStay={(code) => router.history.push(`${hrefs.credits}?code=${code}`)}
    />
  );
}
