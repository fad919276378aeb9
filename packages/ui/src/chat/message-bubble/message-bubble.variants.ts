import { cva } from 'class-variance-authority';

/** The row: its side, and its distance to the message before it. Padding, not margin, because the list measures its rows. */
export const messageRowVariants = cva('flex w-full flex-col', {
  variants: {
    direction: { in: 'items-start', out: 'items-end sent-rise' },
    position: { single: 'pt-3', first: 'pt-3', middle: 'pt-0.5', last: 'pt-0.5' },
  },
});

/** The bubble. Corners towards a neighbour of the same group are small, so that a group reads as one unit. */
export const messageBubbleVariants = cva('relative min-w-0 max-w-[min(84%,34rem)] rounded-xl text-base text-ink', {
  variants: {
    direction: { in: '', out: '' },
    position: { single: '', first: '', middle: '', last: '' },
    look: {
      plain: 'px-4 py-2',
      media: 'overflow-hidden',
      large: 'flex flex-col',
    },
    failed: { true: 'ring-1 ring-danger-border', false: '' },
  },
  compoundVariants: [
    { look: ['plain', 'media'], direction: 'in', class: 'border border-line bg-surface-raised' },
    {
      look: ['plain', 'media'],
      direction: 'out',
      class: 'border border-transparent bg-primary-soft',
    },
    { direction: 'in', position: ['first', 'middle'], class: 'rounded-es-xs' },
    { direction: 'in', position: ['middle', 'last'], class: 'rounded-ss-xs' },
    { direction: 'out', position: ['first', 'middle'], class: 'rounded-ee-xs' },
    { direction: 'out', position: ['middle', 'last'], class: 'rounded-se-xs' },
  ],
});
