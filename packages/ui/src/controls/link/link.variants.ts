import { cva } from 'class-variance-authority';

export const linkVariants = cva(
  'rounded-xs underline-offset-[0.2em] transition-colors duration-150 [&_svg]:inline [&_svg]:size-[1em] [&_svg]:align-[-0.1em]',
  {
    variants: {
      variant: {
        inline: 'font-medium text-ink underline decoration-current/40 hover:decoration-current',
        quiet: 'text-ink-muted hover:text-ink hover:underline',
        strong:
          'inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink underline decoration-current/40 hover:decoration-current',
      },
    },
    defaultVariants: { variant: 'inline' },
  },
);
