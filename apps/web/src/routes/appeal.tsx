import { AppealScreen } from '@heartline/features/safety';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/appeal')({
  staticData: { page: 'appeal', messages: ['safety'] },
  validateSearch: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
  component: AppealRoute,
});

function AppealRoute() {
  return <AppealScreen token={Route.useSearch().token} />;
}
