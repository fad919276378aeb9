import { TimeBonusModalHost } from '@heartline/features/credits';
import { isMembersArea, type PageName } from '@heartline/features/site';

/** A chunk of its own, for the few to whom it can be shown (ALT-07). */
export function TimeBonus({ page }: { page: PageName }) {
  return <TimeBonusModalHost inMembersArea={isMembersArea(page)} />;
}
