import { ActivationErrorScreen } from '@heartline/features/signup';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(signup)/activate/error')({
  staticData: { page: 'activate-error', messages: ['signup'] },
  component: ActivationErrorScreen,
});
