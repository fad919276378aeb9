import { cva } from 'class-variance-authority';

export const bannerVariants = cva('flex w-full items-center gap-x-4 gap-y-2 border-b px-4', {
  variants: {
    tone: {
      info: 'border-info-border bg-info-surface text-info-text',
      success: 'border-success-border bg-success-surface text-success-text',
      warning: 'border-warning-border bg-warning-surface text-warning-text',
      danger: 'border-danger-border bg-danger-surface text-danger-text',
      gold: 'border-gold-border bg-gold-surface text-gold-text',
      primary: 'border-transparent bg-primary-soft text-on-primary-soft',
    },
    slim: {
      false: 'py-2.5 text-base',
      true: 'h-12 text-sm leading-tight',
    },
  },
  defaultVariants: { tone: 'info', slim: false },
});
