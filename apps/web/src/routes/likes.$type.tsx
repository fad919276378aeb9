import { likeTypes, LikesScreen, TodayRow, type LikeType } from '@heartline/features/likes';
import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/likes/$type')({
  staticData: { page: 'likes-type', access: 'members', messages: ['likes', 'members'] },
  params: {
    parse({ type }) {
      const known = likeTypes.find((candidate) => candidate === type);
      if (!known) throw notFound();
      return { type: known as LikeType };
    },
    stringify: ({ type }) => ({ type }),
  },
  component: LikesOfTypeRoute,
});

function LikesOfTypeRoute() {
  return <LikesScreen type={Route.useParams().type} today={<TodayRow />} />;
}
