import { ReceiptsSection } from '@heartline/features/credits';
import { PaymentResultScreen } from '@heartline/features/payments';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/payments/$id')({
  staticData: { page: 'payments-id', messages: ['payments', 'credits'] },
  component: PaymentResultRoute,
});

function PaymentResultRoute() {
  const { id } = Route.useParams();
  return <PaymentResultScreen key={id} paymentId={id} receipts={<ReceiptsSection paymentId={id} />} />;
}
