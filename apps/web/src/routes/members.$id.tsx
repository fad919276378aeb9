import { profileSearchSchema } from '@heartline/features/members';
import { createFileRoute } from '@tanstack/react-router';

import { ProfilePage } from '../profile-page.tsx';

export const Route = createFileRoute('/members/$id')({
  staticData: { messages: ['members', 'safety'] },
  validateSearch: profileSearchSchema,
  loader: async ({ context: { api, queryClient }, params, preload }) => {
    const { loadProfile } = await import('../load-profile.ts');
    await loadProfile(queryClient, api, params.id, { preload });
  },
  component: MemberRoute,
});

function MemberRoute() {
  return <ProfilePage id={Route.useParams().id} search={Route.useSearch()} />;
}
