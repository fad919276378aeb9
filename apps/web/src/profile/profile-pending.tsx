import { lazyPart } from '@heartline/features/shared';
import { Suspense } from 'react';

/** Not part of the router, which every page loads; `preload` fetches it while the browser is idle. */
const PressedProfile = lazyPart(async () => (await import('./pressed-profile.tsx')).PressedProfile);

export const preloadPending = (): void => void PressedProfile.preload();

function ProfilePending() {
  return (
    <Suspense>
      <PressedProfile />
    </Suspense>
  );
}

/** Options of the routes of profiles: the pressed photo is there at once, or as soon as its code is. The loading bar tells of both. */
export const profilePending = { pendingComponent: ProfilePending, pendingMs: 50, pendingMinMs: 0 };
