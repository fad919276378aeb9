export { Dialog, type DialogProps } from './dialog.tsx';
export { dialogVariants } from './dialog.variants.ts';
