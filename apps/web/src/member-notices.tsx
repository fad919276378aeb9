import { InstallOffer, OfflineLine } from '@heartline/features/chat';
import { TimeBonusLine } from '@heartline/features/credits';
import { useOnline } from '@heartline/features/shared';
import {
  AlertsHeader,
  isLookingAround,
  isMembersArea,
  PushOffer,
  type AlertsHeaderProps,
} from '@heartline/features/site';

/**
 * The most important notice above the content of a page; in the members area that can be the time bonus (ALT-06), before notices that
 * can wait, as the bonus ends. None without a network, where the member cannot act on them; the list of conversations then has its own
 * notice.
 */
export function MemberNotices({ page, reminderAsModal }: Required<Omit<AlertsHeaderProps, 'children'>>) {
  const online = useOnline();
  if (!online && page === 'chats') return <OfflineLine />;
  const later = <PushOffer page={page} otherwise={isLookingAround(page) ? <InstallOffer /> : null} />;
  return (
    <AlertsHeader page={page} reminderAsModal={reminderAsModal}>
      {isMembersArea(page) ? <TimeBonusLine otherwise={later} /> : later}
    </AlertsHeader>
  );
}
