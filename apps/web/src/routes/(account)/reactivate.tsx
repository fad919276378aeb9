import { ReactivateScreen } from '@heartline/features/deletion';
import { createFileRoute } from '@tanstack/react-router';

import { useMailedToken } from '../../mailed-token.ts';

export const Route = createFileRoute('/(account)/reactivate')({
  staticData: { page: 'reactivate', messages: ['deletion'] },
  component: ReactivateRoute,
});

function ReactivateRoute() {
  return <ReactivateScreen token={useMailedToken()} />;
}
