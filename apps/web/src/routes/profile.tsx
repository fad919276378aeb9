import { ProfileScreen } from '@heartline/features/account';
import { MyPhotos } from '@heartline/features/photos';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/profile')({
  staticData: { access: 'members', messages: ['account', 'photos'] },
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfileScreen photos={<MyPhotos />} />;
}
