export { FormError, type FormErrorItem, type FormErrorProps } from './form-error.tsx';
