import { TimeBonusBanner } from '@heartline/features/credits';
import { AlertsHeader } from '@heartline/features/site';

/** NAV-11. */
const membersArea = new Set(['members', 'members-id', 'chats', 'likes', 'likes-type', 'likes-m-id', 'premium']);

/** What a member should know above the content of a page: notices, and the time bonus in the members area (ALT-06). */
export function MemberNotices({ page }: { page: string }) {
  return <AlertsHeader page={page}>{membersArea.has(page) ? <TimeBonusBanner /> : null}</AlertsHeader>;
}
