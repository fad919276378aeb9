import { cva } from 'class-variance-authority';

export const bannerVariants = cva('flex w-full items-center gap-x-4 gap-y-2 border-b border-line bg-notice px-4', {
  variants: {
    tone: {
      info: 'text-ink-muted',
      success: 'text-success-text',
      warning: 'text-warning-text',
      danger: 'border-danger-border text-danger-text',
      gold: 'border-gold-border bg-gold-surface text-gold-text',
      neutral: 'bg-surface text-ink',
    },
    slim: {
      false: 'py-2.5 text-base',
      true: 'min-h-12 text-sm leading-tight',
    },
  },
  defaultVariants: { tone: 'info', slim: false },
});
