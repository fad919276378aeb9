export { DirectDebitForm } from './direct-debit-form.tsx';
export type { DirectDebitDetails, DirectDebitField, DirectDebitFormProps } from './direct-debit-form.types.ts';
