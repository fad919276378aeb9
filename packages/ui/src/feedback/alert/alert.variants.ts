import { cva } from 'class-variance-authority';

export const alertVariants = cva('flex items-start gap-3 rounded-md border px-4 py-3 text-base', {
  variants: {
    tone: {
      info: 'border-info-border bg-info-surface text-info-text',
      success: 'border-success-border bg-success-surface text-success-text',
      warning: 'border-warning-border bg-warning-surface text-warning-text',
      danger: 'border-danger-border bg-danger-surface text-danger-text',
    },
  },
  defaultVariants: { tone: 'info' },
});
