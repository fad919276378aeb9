import { PricingScreen } from '@heartline/features/credits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/pricing')({
  staticData: { page: 'pricing', public: true, messages: ['credits'] },
  component: PricingScreen,
});
