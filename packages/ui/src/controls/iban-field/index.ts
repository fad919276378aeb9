export { IbanField, type IbanFieldProps } from './iban-field.tsx';
export { formatIban, ibanProblem, normalizeIban, type IbanProblem } from './iban.ts';
