import { debitOrderOf, DirectDebitScreen, loadDebit } from '@heartline/features/payments';
import { createFileRoute, useRouter } from '@tanstack/react-router';

export const Route = createFileRoute('/directdebit')({
  staticData: { page: 'directdebit', access: 'members', messages: ['payments', 'credits'] },
  // Parsed by its page: code in this file is loaded with every page.
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => loadDebit(queryClient, api, debitOrderOf(deps)),
  component: DirectDebitRoute,
});

function DirectDebitRoute() {
  const router = useRouter();
  const { packageId, code, returnTo } = debitOrderOf(Route.useSearch());
  return (
    <DirectDebitScreen
      packageId={packageId}
      code={code}
      returnTo={returnTo}
      onPayment={(paymentId) => router.history.push(`/payments/${paymentId}`)}
    />
  );
}
