import { cva } from 'class-variance-authority';

export const alertVariants = cva('flex items-start gap-3 rounded-md border border-line bg-notice px-4 py-3 text-base', {
  variants: {
    tone: {
      info: 'text-ink',
      success: 'text-success-text',
      warning: 'text-warning-text',
      danger: 'border-danger-border text-danger-text',
    },
  },
  defaultVariants: { tone: 'info' },
});
