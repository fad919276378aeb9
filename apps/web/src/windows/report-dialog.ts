export { ReportDialog } from '@heartline/features/safety';
