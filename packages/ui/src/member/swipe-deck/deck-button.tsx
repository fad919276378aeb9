import { HeartIcon, Undo2Icon, XIcon } from 'lucide-react';

/* Not IconButton, which alone weighs more than a whole deck may (5 kB, docs/performance.md). */
const looks = {
  undo: 'size-12 bg-surface-raised text-ink-muted hover:text-ink [&>svg]:size-5.5',
  pass: 'size-16 bg-surface-raised text-ink hover:bg-surface-hover [&>svg]:size-8',
  like: 'size-16 bg-primary text-on-primary hover:bg-primary-hover [&>svg]:size-8 [&>svg]:fill-current',
};
const icons = { undo: <Undo2Icon aria-hidden />, pass: <XIcon aria-hidden />, like: <HeartIcon aria-hidden /> };

interface DeckButtonProps {
  of: keyof typeof looks;
  label: string;
  /** The key that does the same. */
  shortcut: string;
  /** Absent while it would do nothing. The button keeps its focus then. */
  onPress: (() => void) | undefined;
}

export function DeckButton({ of, label, shortcut, onPress }: DeckButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
      data-slot={`swipe-deck-${of}`}
      className={`grid place-items-center rounded-full shadow-soft transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 forced-colors:border ${looks[of]}`}
    >
      {icons[of]}
    </button>
  );
}

/** On a card while it is dragged: what letting go would say. */
export function Stamp({ of }: { of: 'like' | 'pass' }) {
  return (
    <span
      aria-hidden
      data-stamp={of}
      className={`pointer-events-none absolute top-6 grid place-items-center rounded-full opacity-0 shadow-float ${looks[of]} ${
        of === 'like' ? 'inset-s-6' : 'inset-e-6'
      }`}
    >
      {icons[of]}
    </span>
  );
}
