import { MembersScreen, membersSearchSchema } from '@heartline/features/members';
import { createFileRoute, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/members/')({
  staticData: { page: 'members', public: true, messages: ['members'] },
  validateSearch: membersSearchSchema,
  component: MembersRoute,
});

function MembersRoute() {
  const navigate = Route.useNavigate();
  return (
    <MembersScreen
      search={Route.useSearch()}
      // While the next page or search loads, the location is already its own.
      visit={useRouterState({
        select: ({ status, location }) => (status === 'pending' ? undefined : location.state.__TSR_key),
      })}
      onSearchChange={(search, { replace }) => void navigate({ search, replace })}
    />
  );
}
