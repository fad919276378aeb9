import { FiguresScreen, periodOf } from '@heartline/features/partners';
import { createFileRoute, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/partners/$token')({
  staticData: { page: 'partners-token', messages: ['partners'] },
  component: FiguresRoute,
});

function FiguresRoute() {
  const { token } = Route.useParams();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return <FiguresScreen token={token} period={periodOf(search)} />;
}
