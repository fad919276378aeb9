import { lazyPart } from '@heartline/features/shared';
import type { ReportDialogProps } from '@heartline/features/safety';
import { Suspense, useState, type ReactNode } from 'react';

/** The form is loaded only when a member reports. */
const ReportDialog = lazyPart(async () => (await import('./report-dialog.ts')).ReportDialog);

interface Person {
  id: string;
  name: string;
  mainImage: { thumb: string } | null;
}

/** The report form of a route: the function that opens it, and the dialog to render. */
export function useReportDialog(
  onBlocked?: () => void,
): [open: (person: Person, subject: ReportDialogProps['subject']) => void, dialog: ReactNode] {
  const [report, setReport] = useState<Pick<ReportDialogProps, 'member' | 'subject'> | null>(null);
  return [
    ({ id, name, mainImage }, subject) =>
      setReport({ member: { id, name, photoUrl: mainImage?.thumb ?? null }, subject }),
    report ? (
      <Suspense>
        <ReportDialog {...report} onClose={() => setReport(null)} {...(onBlocked ? { onBlocked } : {})} />
      </Suspense>
    ) : null,
  ];
}
