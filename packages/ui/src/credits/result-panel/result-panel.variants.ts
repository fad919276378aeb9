import { cva } from 'class-variance-authority';

export const resultIconVariants = cva('grid size-18 place-items-center rounded-full [&_svg]:size-9', {
  variants: {
    state: {
      loading: 'bg-notice text-ink',
      pending: 'bg-info-surface text-info-text',
      completed: 'animate-pop bg-success-surface text-success-text',
      failed: 'bg-danger-surface text-danger-text',
      cancelled: 'bg-surface-sunken text-ink-muted',
      refunded: 'bg-surface-sunken text-ink-muted',
      disputed: 'bg-info-surface text-info-text',
    },
  },
});
