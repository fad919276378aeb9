import { useEffectEvent, useLayoutEffect } from 'react';

/** What has a use of its own for these keys: fields, and what is gone through by arrows. */
const own = [
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable=false])',
  '[role=menu], [role=menubar], [role=listbox], [role=tablist], [role=radiogroup], [role=slider], [role=grid], [role=tree]',
].join();
/** While one is open, keys are for it. */
const windows = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** Keys of the page, without anything having the focus: there is one deck on it, and all of it is about that. */
export function useDeckKeys(acts: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(own)) return;
    if ([...document.querySelectorAll(windows)].some((open) => open.checkVisibility())) return;
    event.preventDefault();
    act();
  });
  // With the first paint: whoever sees a card may answer it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
