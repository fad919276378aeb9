import { ModerationScreen } from '@heartline/features/moderation';
import { createFileRoute } from '@tanstack/react-router';

import { PageNotFound } from '../page-states.tsx';

export const Route = createFileRoute('/moderation/{-$part}/{-$id}')({
  staticData: { page: 'moderation', access: 'staff', messages: ['moderation', 'vocabulary'] },
  component: ModerationRoute,
});

function ModerationRoute() {
  const { part, id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ModerationScreen
      part={part}
      id={id}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: search as never })}
      notFound={<PageNotFound />}
    />
  );
}
