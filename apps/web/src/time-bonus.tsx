import { TimeBonusModalHost } from '@heartline/features/credits';
import { isMembersArea, type PageName } from '@heartline/features/site';

/** A separate chunk, for the few members who can get it (ALT-07). */
export function TimeBonus({ page }: { page: PageName }) {
  return <TimeBonusModalHost inMembersArea={isMembersArea(page)} />;
}
