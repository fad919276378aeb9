import { VisitsScreen } from '@heartline/features/visits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/visits')({
  staticData: { page: 'visits', access: 'members', messages: ['visits', 'account'], inMe: true },
  component: VisitsScreen,
});
