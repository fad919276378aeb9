import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements that use these keys themselves: fields, and elements with arrow-key navigation. */
const own = [
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable=false])',
  '[role=menu], [role=menubar], [role=listbox], [role=tablist], [role=radiogroup], [role=slider], [role=grid], [role=tree]',
].join();
/** While one is open, keys are meant for it. */
const windows = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** Keys for the whole page, without the focus: a page has one deck, which is its purpose. */
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
  // Before the first paint: a visible card can be answered.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
