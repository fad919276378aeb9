import { ActivationDoneScreen } from '@heartline/features/signup';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/activate/done')({
  staticData: { page: 'activate-done', messages: ['signup'] },
  component: ActivationDoneScreen,
});
