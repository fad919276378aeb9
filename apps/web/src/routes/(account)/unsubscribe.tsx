import { UnsubscribeScreen } from '@heartline/features/notifications';
import { createFileRoute } from '@tanstack/react-router';

import { useMailedToken } from '../../mailed-token.ts';

export const Route = createFileRoute('/(account)/unsubscribe')({
  staticData: { page: 'unsubscribe', messages: ['notifications'] },
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  return <UnsubscribeScreen token={useMailedToken()} />;
}
