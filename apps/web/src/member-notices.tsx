import { TimeBonusBanner } from '@heartline/features/credits';
import { AlertsHeader } from '@heartline/features/site';

import { isMembersArea } from './members-area.ts';

/** What a member should know above the content of a page: notices, and the time bonus in the members area (ALT-06). */
export function MemberNotices({ page }: { page: string }) {
  return <AlertsHeader page={page}>{isMembersArea(page) ? <TimeBonusBanner /> : null}</AlertsHeader>;
}
