import { cva } from 'class-variance-authority';

export const toastVariants = cva(
  'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-lg border border-line bg-surface-raised py-2 ps-4 pe-2 text-base text-ink shadow-float',
  {
    variants: {
      tone: {
        neutral: '',
        success: '[&>svg]:text-success-text',
        warning: '[&>svg]:text-warning-text',
        danger: 'border-danger-border [&>svg]:text-danger-text',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
