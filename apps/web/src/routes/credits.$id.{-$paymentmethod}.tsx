import { CheckoutScreen, loadCheckout } from '@heartline/features/payments';
import { hrefs } from '@heartline/features/shared';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/credits/$id/{-$paymentmethod}')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { page: 'credits-id', access: 'members', messages: ['payments', 'credits'] },
  validateSearch: v.object({
    code: v.optional(v.pipe(v.string(), v.maxLength(100))),
    return_to: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ context: { api, queryClient }, deps }) => loadCheckout(queryClient, api, deps.code),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const router = useRouter();
  const { id, paymentmethod } = Route.useParams();
  const { code, return_to: returnTo } = Route.useSearch();
  return (
    <CheckoutScreen
      packageId={id}
      method={paymentmethod}
      code={code}
      returnTo={returnTo}
      onMethodChange={(method) =>
        router.history.replace(hrefs.creditPackage(id, method) + router.latestLocation.searchStr)
      }
      onPayment={(paymentId) => router.history.push(`/payments/${paymentId}`)}
    />
  );
}
