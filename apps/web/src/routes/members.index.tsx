import { MembersScreen, membersSearchSchema } from '@heartline/features/members';
import { createFileRoute } from '@tanstack/react-router';

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
      onSearchChange={(search, { replace }) => void navigate({ search, replace, resetScroll: !replace })}
    />
  );
}
