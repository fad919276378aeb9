export { Popover, type PopoverProps } from './popover.tsx';
export { panelVariants } from './popover.variants.ts';
