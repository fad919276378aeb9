import { CheckoutScreen, loadCheckout } from '@heartline/features/payments';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { order } from '../search/search-values.ts';

export const Route = createFileRoute('/credits/$id/{-$paymentmethod}')({
  staticData: { page: 'credits-id', access: 'members', messages: ['payments', 'credits'] },
  validateSearch: order,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ context: { api, queryClient }, deps, params }) =>
    loadCheckout(queryClient, api, { packageId: params.id, code: deps.code }),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { id, paymentmethod } = Route.useParams();
  const { code, return_to: returnTo } = Route.useSearch();
  return (
    <CheckoutScreen
      packageId={id}
      method={paymentmethod}
      code={code}
      returnTo={returnTo}
      // Does not scroll: on a phone most methods are below the first screen.
      onMethodChange={(method) =>
        void navigate({ params: { id, paymentmethod: method }, search: true, replace: true, resetScroll: false })
      }
      onDirectDebit={(url) => router.history.push(url)}
      onPayment={(paymentId) => router.history.push(`/payments/${paymentId}`)}
    />
  );
}
