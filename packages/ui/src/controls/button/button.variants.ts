import { cva } from 'class-variance-authority';

export const buttonVariants = cva(
  'relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-full text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
        strong: 'bg-strong text-on-strong hover:bg-strong-hover active:bg-strong-active',
        soft: 'bg-soft text-ink hover:bg-soft-hover',
        outline: 'border border-line-strong bg-surface text-ink hover:bg-surface-hover',
        ghost: 'text-ink hover:bg-surface-hover',
        gold: 'bg-gold-solid text-on-gold-solid hover:[filter:brightness(0.95)]',
        danger: 'bg-danger-solid text-on-solid hover:[filter:brightness(0.9)]',
      },
      size: {
        sm: 'min-h-9 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
        md: 'min-h-11 px-5 py-2 text-base',
        lg: 'min-h-13 px-7 py-3 text-lg',
      },
      // A label breaks inside a word only in a block that has no more space, not in a row that it shares.
      block: { true: 'w-full wrap-anywhere', false: 'wrap-break-word' },
    },
    defaultVariants: { variant: 'strong', size: 'md', block: false },
  },
);
