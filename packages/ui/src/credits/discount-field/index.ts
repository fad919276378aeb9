export { DiscountField, type DiscountFieldProps } from './discount-field.tsx';
