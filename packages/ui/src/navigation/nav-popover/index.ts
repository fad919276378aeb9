export { NavPopover, type NavPopoverProps } from './nav-popover.tsx';
export { NavPopoverItem, type NavPopoverItemProps } from './nav-popover-item.tsx';
