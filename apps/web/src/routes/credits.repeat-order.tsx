import { loadRepeat, RepeatScreen } from '@heartline/features/payments';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { order } from '../search/search-values.ts';

export const Route = createFileRoute('/credits/repeat-order')({
  staticData: { page: 'credits-repeat-order', access: 'members', messages: ['payments', 'credits'] },
  validateSearch: order,
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
