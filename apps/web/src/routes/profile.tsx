import { ProfileScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const MyPhotos = lazy(async () => ({ default: (await import('../my-photos.ts')).MyPhotos }));

export const Route = createFileRoute('/profile')({
  staticData: { access: 'members', messages: ['account', 'photos'] },
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfileScreen photos={<MyPhotos />} />;
}
