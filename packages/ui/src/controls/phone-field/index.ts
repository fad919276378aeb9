export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { parsePhone, toE164, type PhoneCountry, type PhoneValue } from './phone.ts';
