import { PricingScreen } from '@heartline/features/credits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/pricing')({
  staticData: { public: true, messages: ['credits'] },
  component: PricingScreen,
});
