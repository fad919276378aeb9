import { HeartIcon, Undo2Icon, XIcon } from 'lucide-react';

/* Not IconButton, which alone weighs more than a whole deck may (5 kB, docs/performance.md). */
const looks = {
  undo: 'bg-surface-raised text-ink-muted hover:text-ink',
  pass: 'bg-surface-raised text-ink hover:bg-surface-hover',
  like: 'bg-primary text-on-primary hover:bg-primary-hover [&>svg]:fill-current',
};
const sizes = {
  undo: 'size-12 [&>svg]:size-5.5',
  pass: 'size-14 sm:size-16 [&>svg]:size-7 sm:[&>svg]:size-8',
  like: 'size-14 sm:size-16 [&>svg]:size-7 sm:[&>svg]:size-8',
};
const icons = { undo: <Undo2Icon aria-hidden />, pass: <XIcon aria-hidden />, like: <HeartIcon aria-hidden /> };

interface DeckButtonProps {
  of: keyof typeof looks;
  label: string;
  /** The keyboard shortcut. */
  shortcut: string;
  /** Undefined while it would do nothing. The button keeps its focus then; without focus it is not shown once no more answers are possible. */
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
      className={`grid place-items-center rounded-full shadow-soft transition-[background-color,color,scale] not-aria-disabled:active:scale-90 motion-reduce:active:scale-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 in-data-limited:aria-disabled:not-focus-visible:opacity-0 forced-colors:border ${sizes[of]} ${looks[of]}`}
    >
      {icons[of]}
    </button>
  );
}

/** On a card while it is dragged: the answer that releasing it would give. */
export function Stamp({ of }: { of: 'like' | 'pass' }) {
  return (
    <span
      aria-hidden
      data-stamp={of}
      className={`pointer-events-none absolute top-6 grid size-20 place-items-center rounded-full opacity-0 shadow-float [&>svg]:size-10 ${looks[of]} ${
        of === 'like' ? 'inset-s-6' : 'inset-e-6'
      }`}
    >
      {icons[of]}
    </span>
  );
}
