import { TimeBonusBanner } from '@heartline/features/credits';
import { AlertsHeader, isMembersArea, type AlertsHeaderProps } from '@heartline/features/site';

/** What a member should know above the content of a page: notices, and the time bonus in the members area (ALT-06). */
export function MemberNotices({ page, slim, reminderAsModal }: Required<Omit<AlertsHeaderProps, 'children'>>) {
  return (
    <AlertsHeader page={page} slim={slim} reminderAsModal={reminderAsModal}>
      {isMembersArea(page) || page === 'chats-id' ? <TimeBonusBanner slim={slim} /> : null}
    </AlertsHeader>
  );
}
