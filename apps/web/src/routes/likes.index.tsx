import { LikesScreen, TodayRow } from '@heartline/features/likes';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/likes/')({
  staticData: { page: 'likes', access: 'members', messages: ['likes', 'members'] },
  component: LikesRoute,
});

function LikesRoute() {
  return <LikesScreen type="received" today={<TodayRow />} />;
}
