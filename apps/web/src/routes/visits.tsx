import { VisitsScreen } from '@heartline/features/visits';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/visits')({
  staticData: { access: 'members', messages: ['visits'] },
  component: VisitsScreen,
});
