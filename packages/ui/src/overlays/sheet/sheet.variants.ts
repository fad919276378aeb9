import { cva } from 'class-variance-authority';

export const sheetVariants = cva(
  'mx-0 mt-auto mb-0 max-h-[calc(100dvh-48px)] w-screen max-w-none flex-col overflow-hidden rounded-t-xl border-transparent bg-surface-raised p-0 text-ink shadow-float backdrop:bg-scrim open:flex open:animate-slide-up open:backdrop:animate-enter md:my-0 md:h-dvh md:max-h-none md:w-110 md:rounded-none dark:border-line forced-colors:border',
  {
    variants: {
      side: {
        start: 'md:me-auto md:rounded-e-xl md:border-e md:open:animate-slide-in-start',
        end: 'md:ms-auto md:rounded-s-xl md:border-s md:open:animate-slide-in',
      },
    },
    defaultVariants: { side: 'end' },
  },
);
