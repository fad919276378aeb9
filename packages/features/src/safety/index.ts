export { AppealScreen } from './appeal-screen.tsx';
export { ReportDialog, type ReportDialogProps, type ReportedMember } from './report-dialog.tsx';
export { SafetyScreen } from './safety-screen.tsx';
export { safetyQueries } from './safety.queries.ts';
