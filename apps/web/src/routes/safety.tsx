import { SafetyScreen } from '@heartline/features/safety';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/safety')({
  staticData: { page: 'safety', access: 'members', messages: ['safety', 'account'], inMe: true },
  component: SafetyScreen,
});
