import { AppealScreen } from '@heartline/features/safety';
import { createFileRoute } from '@tanstack/react-router';

import { useMailedToken } from '../mailed-token.ts';

export const Route = createFileRoute('/appeal')({
  staticData: { page: 'appeal', messages: ['safety'] },
  component: AppealRoute,
});

function AppealRoute() {
  return <AppealScreen token={useMailedToken()} />;
}
