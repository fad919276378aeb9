import { MembersScreen, membersSearchSchema } from '@heartline/features/members';
import { createFileRoute, useLocation } from '@tanstack/react-router';

export const Route = createFileRoute('/members/')({
  staticData: { messages: ['members'] },
  validateSearch: membersSearchSchema,
  component: MembersRoute,
});

function MembersRoute() {
  const navigate = Route.useNavigate();
  return (
    <MembersScreen
      search={Route.useSearch()}
      // While the next page is on its way, the location is its already.
      visit={useLocation({ select: ({ pathname, state }) => (pathname === '/members' ? state.__TSR_key : undefined) })}
      onSearchChange={(search, { replace }) => void navigate({ search, replace })}
    />
  );
}
