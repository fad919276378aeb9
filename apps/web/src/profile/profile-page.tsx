import { ProfileScreen, type ProfileSearch } from '@heartline/features/members';
import { lazyPart } from '@heartline/features/shared';
import { Suspense, useState } from 'react';

import { pressedPhotoOf } from './pressed-photo.ts';
import { useReportDialog } from '../windows/report-host.tsx';

/** Loaded only when a member deletes a conversation from here. */
const DeleteChatsWith = lazyPart(async () => (await import('../windows/delete-chats.ts')).DeleteChatsWith);

/** One member's profile, with the form to report it. */
export function ProfilePage({ id, search }: { id: string; search: ProfileSearch }) {
  const [report, reportDialog] = useReportDialog();
  const [deleting, setDeleting] = useState<string>();
  return (
    <>
      <ProfileScreen
        key={id}
        id={id}
        search={search}
        pressedPhoto={pressedPhotoOf(id)}
        onReport={report}
        onDeleteChat={setDeleting}
      />
      {reportDialog}
      {deleting === undefined ? null : (
        <Suspense>
          <DeleteChatsWith memberId={deleting} onDone={() => setDeleting(undefined)} />
        </Suspense>
      )}
    </>
  );
}
