/** Shows the key of an action. Visual only: the button itself announces it by `aria-keyshortcuts`. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="inline-grid min-h-6 min-w-6 shrink-0 place-items-center rounded-xs border border-line-strong bg-surface px-1.5 font-sans text-xs font-semibold text-ink-muted max-md:hidden pointer-coarse:hidden"
    >
      {name}
    </kbd>
  );
}
