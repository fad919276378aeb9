import { useState } from 'react';

/** The address of a photo as long as it can be shown, and what to call when it cannot. */
export function usePhoto(url: string | null | undefined): [photo: string | null, onError: () => void] {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = url && url !== failed ? url : null;
  return [photo, () => setFailed(photo)];
}
