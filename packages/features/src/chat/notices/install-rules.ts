import type { User } from '@heartline/api-client';

import type { InstallState } from '../../shared/index.ts';

/**
 * The app is offered to who has come back, or has written to somebody, where the browser can be had to ask or the reader shown how
 * (NAV-12); before it is looked up whether it was declined.
 */
export const needsInstallOffer = (
  user: User | null,
  state: InstallState,
  { visits, hasWritten }: { visits: number; hasWritten: boolean },
): state is 'offered' | 'ios' =>
  (state === 'offered' || state === 'ios') && user?.status === 'active' && (visits > 1 || hasWritten);
