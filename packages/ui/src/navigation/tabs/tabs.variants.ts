import { cva } from 'class-variance-authority';

/** The row of tabs. It scrolls sideways rather than wrap: tabs are one line, also in German. */
export const tabListVariants = cva('row-fades flex min-w-0 overflow-x-auto [scrollbar-width:none]', {
  variants: {
    variant: {
      underline: 'gap-1 shadow-[inset_0_-1px_0_var(--line)]',
      pill: 'w-fit max-w-full gap-1 rounded-full bg-surface-sunken p-1',
    },
  },
  defaultVariants: { variant: 'underline' },
});

/** One tab. The chosen one has `aria-selected` or `aria-current`, depending on the pattern. */
export const tabVariants = cva(
  'relative inline-flex min-h-11 shrink-0 items-center justify-center gap-2 whitespace-nowrap font-semibold transition-colors duration-150 -outline-offset-3 disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
  {
    variants: {
      variant: {
        underline:
          'rounded-t-sm px-2.5 py-2.5 after:absolute after:inset-x-1.5 sm:px-3.5 sm:after:inset-x-2.5 after:bottom-0 after:h-0.75 after:rounded-t-full after:content-[""]',
        pill: 'rounded-full px-4 text-sm sm:px-5 sm:text-base',
      },
      chosen: { true: '', false: 'text-ink-muted hover:text-ink' },
    },
    compoundVariants: [
      {
        variant: 'underline',
        chosen: true,
        class: 'text-ink after:bg-strong forced-colors:after:bg-[Highlight]',
      },
      {
        variant: 'pill',
        chosen: true,
        class: 'bg-surface-raised text-ink shadow-soft forced-colors:border',
      },
    ],
    defaultVariants: { variant: 'underline', chosen: false },
  },
);
