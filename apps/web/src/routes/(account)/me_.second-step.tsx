import { SecondStepScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/me_/second-step')({
  staticData: { page: 'me-second-step', access: 'members', messages: ['account'], inMe: true },
  component: SecondStepScreen,
});
