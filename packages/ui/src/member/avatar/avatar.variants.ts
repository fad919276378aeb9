import { cva } from 'class-variance-authority';

export const avatarVariants = cva(
  '@container relative isolate inline-grid shrink-0 grid-cols-[100%] grid-rows-[100%] place-items-center rounded-full font-semibold',
  {
    variants: {
      size: {
        xs: 'size-8',
        sm: 'size-10',
        md: 'size-12',
        lg: 'size-16',
        xl: 'size-24',
      },
      ring: {
        none: '',
        gold: 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--gold-solid)]',
      },
      tint: {
        0: 'bg-primary-soft text-on-primary-soft',
        1: 'bg-info-surface text-info-text',
        2: 'bg-success-surface text-success-text',
        3: 'bg-warning-surface text-warning-text',
      },
    },
    defaultVariants: { size: 'md', ring: 'none', tint: 0 },
  },
);
