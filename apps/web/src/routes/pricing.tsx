import { loadPrices, PricingScreen } from '@heartline/features/credits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/pricing')({
  staticData: { page: 'pricing', public: true, messages: ['credits'] },
  // Prices that load after the page would move the content below them.
  loader: ({ context: { api, queryClient } }) => loadPrices(queryClient, api),
  component: PricingScreen,
});
