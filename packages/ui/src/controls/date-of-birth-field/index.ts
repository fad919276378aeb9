export { DateOfBirthField, type DateOfBirthFieldProps } from './date-of-birth-field.tsx';
