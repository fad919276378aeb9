import { cva } from 'class-variance-authority';

export const dialogVariants = cva(
  'm-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col overflow-hidden rounded-xl border border-transparent bg-surface-raised p-0 text-ink shadow-float backdrop:bg-scrim open:flex open:animate-pop open:backdrop:animate-enter dark:border-line forced-colors:border-[CanvasText]',
  {
    variants: {
      size: {
        sm: 'max-w-100',
        md: 'max-w-140',
        lg: 'max-w-200',
        'full-on-phone':
          'max-w-200 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0 max-sm:open:animate-rise',
        'sheet-on-phone':
          'max-w-140 max-sm:mx-0 max-sm:mt-auto max-sm:mb-0 max-sm:w-screen max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:open:animate-slide-up',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
