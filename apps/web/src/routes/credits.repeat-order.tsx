import { loadRepeat, RepeatScreen } from '@heartline/features/payments';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/credits/repeat-order')({
  staticData: { page: 'credits-repeat-order', access: 'members', messages: ['payments', 'credits'] },
  validateSearch: v.object({ return_to: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  loader: ({ context: { api, queryClient } }) => loadRepeat(queryClient, api),
  component: RepeatOrderRoute,
});

function RepeatOrderRoute() {
  const router = useRouter();
  const { return_to: returnTo } = Route.useSearch();
  return (
    <RepeatScreen
      returnTo={returnTo}
      onDirectDebit={(url) => router.history.push(url)}
      onPayment={(paymentId) => router.history.push(`/payments/${paymentId}`)}
    />
  );
}
