import { TimeBonusModalHost } from '@heartline/features/credits';

import { isMembersArea } from './members-area.ts';

/** A chunk of its own, for the few to whom it can be shown (ALT-07). */
export function TimeBonus({ page }: { page: string }) {
  return <TimeBonusModalHost inMembersArea={isMembersArea(page)} />;
}
