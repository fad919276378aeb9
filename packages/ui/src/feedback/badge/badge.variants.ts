import { cva } from 'class-variance-authority';

export const badgeVariants = cva(
  // In one line, unless that is wider than the space.
  'inline-flex max-w-full shrink-0 items-center gap-1 rounded-xl border border-transparent font-semibold [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-ink-muted border-line',
        primary: 'bg-primary-soft text-on-primary-soft',
        info: 'bg-info-surface text-info-text',
        success: 'bg-success-surface text-success-text',
        warning: 'bg-warning-surface text-warning-text',
        danger: 'bg-danger-surface text-danger-text',
        gold: 'bg-gold-solid text-on-gold-solid',
        'on-photo': 'bg-photo-scrim text-ink-on-photo',
      },
      size: {
        sm: 'px-2 py-0.5 text-xs [&_svg]:size-3.5',
        md: 'px-3 py-1 text-sm [&_svg]:size-4',
      },
    },
    defaultVariants: { tone: 'neutral', size: 'sm' },
  },
);
