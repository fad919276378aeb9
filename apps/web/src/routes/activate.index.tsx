import { ActivationScreen } from '@heartline/features/signup';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/activate/')({
  staticData: { page: 'activate', messages: ['signup'] },
  validateSearch: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
  component: ActivateRoute,
});

function ActivateRoute() {
  const router = useRouter();
  return <ActivationScreen token={Route.useSearch().token} onDone={() => router.history.replace('/activate/done')} />;
}
