export { Sheet, type SheetProps } from './sheet.tsx';
export { sheetVariants } from './sheet.variants.ts';
