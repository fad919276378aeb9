import { FollowScreen } from '@heartline/features/complaints';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { text } from '../search/search-values.ts';

export const Route = createFileRoute('/complaints/follow')({
  staticData: { page: 'complaints-follow', messages: ['complaints'] },
  validateSearch: v.object({ reference: text(100) }),
  component: FollowRoute,
});

function FollowRoute() {
  const { reference } = Route.useSearch();
  // Another link is another complaint.
  return <FollowScreen key={reference} reference={reference} />;
}
