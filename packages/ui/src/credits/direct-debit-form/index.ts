export {
  DirectDebitForm,
  type DirectDebitDetails,
  type DirectDebitField,
  type DirectDebitFormProps,
} from './direct-debit-form.tsx';
