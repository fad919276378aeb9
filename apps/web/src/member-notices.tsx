import { TimeBonusLine } from '@heartline/features/credits';
import { AlertsHeader, isMembersArea, PushOffer, type AlertsHeaderProps } from '@heartline/features/site';

/**
 * The one thing a member should know above the content of a page; in the members area that can be the time bonus (ALT-06), before what
 * can wait: the bonus ends.
 */
export function MemberNotices({ page, reminderAsModal }: Required<Omit<AlertsHeaderProps, 'children'>>) {
  return (
    <AlertsHeader page={page} reminderAsModal={reminderAsModal}>
      {isMembersArea(page) ? <TimeBonusLine otherwise={<PushOffer page={page} />} /> : null}
    </AlertsHeader>
  );
}
