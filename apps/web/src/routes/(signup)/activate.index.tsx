import { ActivationScreen } from '@heartline/features/signup';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { useMailedToken } from '../../mailed-token.ts';

export const Route = createFileRoute('/(signup)/activate/')({
  staticData: { page: 'activate', messages: ['signup'] },
  component: ActivateRoute,
});

function ActivateRoute() {
  const router = useRouter();
  return <ActivationScreen token={useMailedToken()} onDone={() => router.history.replace('/activate/done')} />;
}
