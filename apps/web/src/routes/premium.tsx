import { PremiumScreen } from '@heartline/features/credits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/premium')({
  staticData: { page: 'premium', access: 'members', messages: ['credits'] },
  component: PremiumScreen,
});
