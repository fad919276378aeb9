import { ProfileScreen, type ProfileSearch } from '@heartline/features/members';

import { useReportDialog } from './windows/report-host.tsx';

/** One member's profile, with the form to report it. */
export function ProfilePage({ id, search }: { id: string; search: ProfileSearch }) {
  const [report, reportDialog] = useReportDialog();
  return (
    <>
      <ProfileScreen key={id} id={id} search={search} onReport={report} />
      {reportDialog}
    </>
  );
}
