import { TransactionsScreen } from '@heartline/features/credits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/transactions/{-$id}')({
  staticData: { page: 'transactions', access: 'members', messages: ['credits', 'account'], inMe: true },
  component: TransactionsRoute,
});

function TransactionsRoute() {
  return <TransactionsScreen id={Route.useParams().id} />;
}
