import type { ElementNotes } from '../../packages/ui/src/testing/element-notes.ts';

const looks = {
  new: ['New', 'bg-success-surface text-success-text'],
  stable: ['Stable', 'bg-surface-sunken text-ink-muted'],
  changing: ['Changing', 'bg-warning-surface text-warning-text'],
} as const;

/** How stable the props of an element are. */
export function Status({ status = 'stable' }: Pick<ElementNotes, 'status'>) {
  const [word, look] = looks[status];
  return <span className={`rounded-full px-3 py-1 text-sm font-semibold ${look}`}>{word}</span>;
}
