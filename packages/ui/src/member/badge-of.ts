/** Labels of all badges that a member could have, each only if it applies. */
export interface BadgeLabels {
  fictionalLabel?: string | undefined;
  newLabel?: string | undefined;
  presenceLabel?: string | undefined;
  goldLabel?: string | undefined;
}

export type MemberBadge = 'fictional' | 'new' | 'online' | 'gold';

/** The one badge of a card or row: three at once would say nothing. Essential information precedes the merely nice to know. */
export function badgeOf({ fictionalLabel, newLabel, presenceLabel, goldLabel }: BadgeLabels): MemberBadge | undefined {
  if (fictionalLabel) return 'fictional';
  if (newLabel) return 'new';
  if (presenceLabel) return 'online';
  return goldLabel ? 'gold' : undefined;
}
