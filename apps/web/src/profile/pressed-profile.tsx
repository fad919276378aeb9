import { ProfileSkeleton } from '@heartline/features/members';
import { useParams } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

import { pressedPhotoOf } from './pressed-photo.ts';

/** Replaces a profile that is on its way, with the photo of the card that was pressed. */
export function PressedProfile() {
  const { id = '' } = useParams({ strict: false });
  // The router scrolls only when the profile itself is there.
  useLayoutEffect(() => {
    // Returns nothing: the browser's answer is a promise, which React would call on leaving.
    scrollTo(0, 0);
  }, []);
  return <ProfileSkeleton photo={pressedPhotoOf(id)} />;
}
