import { ComplaintScreen } from '@heartline/features/complaints';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/complaints/')({
  // Not rendered on the server: before its scripts a form would put what was typed into the address.
  staticData: { page: 'complaints', messages: ['complaints'] },
  component: ComplaintScreen,
});
