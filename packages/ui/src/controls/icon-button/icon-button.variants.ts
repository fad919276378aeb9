import { cva } from 'class-variance-authority';

export const iconButtonVariants = cva(
  'relative inline-grid shrink-0 place-items-center rounded-full transition-colors duration-150 forced-colors:border disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        ghost: 'text-ink-muted hover:bg-surface-hover hover:text-ink aria-pressed:text-ink',
        soft: 'bg-soft text-ink hover:bg-soft-hover',
        primary: 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
        strong: 'bg-strong text-on-strong hover:bg-strong-hover active:bg-strong-active',
        outline: 'border border-line-strong bg-surface text-ink hover:bg-surface-hover',
        raised: 'bg-surface-raised text-ink shadow-soft hover:bg-surface-hover',
        'on-photo': 'bg-photo-scrim text-ink-on-photo hover:brightness-125',
      },
      size: {
        sm: 'size-9 pointer-coarse:size-11 [&_svg]:size-4.5',
        md: 'size-11 [&_svg]:size-5',
        lg: 'size-14 [&_svg]:size-7',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);
