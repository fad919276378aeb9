import type { User } from '@heartline/api-client';

import type { InstallState } from '../../shared/index.ts';

/**
 * Whether to offer the app: to a member who has come back, or has written, if the browser can prompt or there are instructions
 * (NAV-12). Checked before looking up whether it was declined.
 */
export const needsInstallOffer = (
  user: User | null,
  state: InstallState,
  { visits, hasWritten }: { visits: number; hasWritten: boolean },
): state is 'offered' | 'ios' =>
  (state === 'offered' || state === 'ios') && user?.status === 'active' && (visits > 1 || hasWritten);
