export { Alert, type AlertProps } from './alert.tsx';
export { alertVariants } from './alert.variants.ts';
