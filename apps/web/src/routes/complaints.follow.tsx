import { FollowScreen } from '@heartline/features/complaints';
import { createFileRoute } from '@tanstack/react-router';

import { text } from '../search/search-values.ts';

export const Route = createFileRoute('/complaints/follow')({
  staticData: { page: 'complaints-follow', messages: ['complaints'] },
  validateSearch: ({ reference }: Record<string, unknown>): { reference?: string | undefined } => ({
    reference: text(reference),
  }),
  component: FollowRoute,
});

function FollowRoute() {
  const { reference } = Route.useSearch();
  // Another reference is another complaint.
  return <FollowScreen key={reference} reference={reference} />;
}
