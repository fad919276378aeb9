export { ReportForm, type ReportCategory, type ReportFormProps, type ReportValues } from './report-form.tsx';
export { ReportReceipt, type ReportReceiptProps } from './report-receipt.tsx';
