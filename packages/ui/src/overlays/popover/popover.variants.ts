import { cva } from 'class-variance-authority';

/** Style of a panel in the top layer: `Popover` and `Menu`. */
export const panelVariants = cva(
  'fixed m-0 max-h-[min(70dvh,560px)] max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface-raised text-ink shadow-float open:animate-pop',
  { variants: { padded: { true: 'p-4', false: 'p-1.5' } }, defaultVariants: { padded: true } },
);
