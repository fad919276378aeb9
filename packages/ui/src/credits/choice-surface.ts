import { cva } from 'class-variance-authority';

/** Style common to a package card and a payment tile: a surface that is pressed as a whole. */
export const choiceSurface = cva(
  'relative block rounded-lg border bg-surface text-left text-ink no-underline transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  {
    variants: {
      selected: {
        true: 'border-strong bg-surface-selected ring-1 ring-strong',
        false: 'border-line',
      },
      disabled: { true: 'cursor-not-allowed', false: 'cursor-pointer' },
    },
    compoundVariants: [
      {
        selected: false,
        disabled: false,
        class: 'hover:border-line-strong hover:bg-surface-hover',
      },
    ],
  },
);

/** The drawn radio button inside. `selected` changes more than colour: the dot appears. */
export const choiceDot = cva('grid size-5 shrink-0 place-items-center rounded-full border-2', {
  variants: {
    selected: {
      true: 'border-strong after:size-2.5 after:rounded-full after:bg-strong forced-colors:after:bg-[Highlight]',
      false: 'border-line-strong',
    },
  },
});
