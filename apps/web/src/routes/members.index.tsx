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
      visit={useLocation({ select: ({ state }) => state.__TSR_key })}
      onSearchChange={(search, { replace }) => void navigate({ search, replace })}
    />
  );
}
