import { lazyPart } from '@heartline/features/shared';
import { ProfileScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

const MyPhotos = lazyPart(async () => (await import('../me/my-photos.ts')).MyPhotos);

export const Route = createFileRoute('/profile')({
  staticData: { page: 'profile', access: 'members', messages: ['account', 'photos'], inMe: true },
  loader: () => MyPhotos.preload(),
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfileScreen photos={<MyPhotos />} />;
}
