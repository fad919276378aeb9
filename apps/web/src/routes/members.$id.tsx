import { loadProfile, profileSearchSchema } from '@heartline/features/members';
import { createFileRoute } from '@tanstack/react-router';

import { ProfilePage } from '../profile/profile-page.tsx';
import { profilePending } from '../profile/profile-pending.tsx';

export const Route = createFileRoute('/members/$id')({
  // The profile's loader is not part of the router, which every page loads.
  staticData: { page: 'members-id', messages: ['members', 'safety'] },
  validateSearch: profileSearchSchema,
  loader: ({ context: { api, queryClient }, params, preload }) => loadProfile(queryClient, api, params.id, { preload }),
  component: MemberRoute,
  ...profilePending,
});

function MemberRoute() {
  return <ProfilePage id={Route.useParams().id} search={Route.useSearch()} />;
}
