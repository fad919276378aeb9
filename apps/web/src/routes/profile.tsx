import { lazyPart } from '@heartline/features/shared';
import { ProfileScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

const MyPhotos = lazyPart(async () => (await import('../my-photos.ts')).MyPhotos);

export const Route = createFileRoute('/profile')({
  staticData: { access: 'members', messages: ['account', 'photos'] },
  // What does not come now is asked for again where it is shown.
  loader: () => MyPhotos.preload().catch(() => undefined),
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfileScreen photos={<MyPhotos />} />;
}
