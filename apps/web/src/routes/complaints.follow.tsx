import { FollowScreen } from '@heartline/features/complaints';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/complaints/follow')({
  staticData: { page: 'complaints-follow', messages: ['complaints'] },
  validateSearch: ({ reference }: Record<string, unknown>): { reference?: string } =>
    typeof reference === 'string' || typeof reference === 'number' ? { reference: String(reference) } : {},
  component: FollowRoute,
});

function FollowRoute() {
  const { reference } = Route.useSearch();
  // Another link is another complaint.
  return <FollowScreen key={reference} reference={reference} />;
}
