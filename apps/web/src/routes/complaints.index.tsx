import { ComplaintScreen } from '@heartline/features/complaints';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/complaints/')({
  // Not rendered on the server: before its scripts run, submitting the form would put typed text into the address.
  staticData: { page: 'complaints', messages: ['complaints'] },
  component: ComplaintScreen,
});
