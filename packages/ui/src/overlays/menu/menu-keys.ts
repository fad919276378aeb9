/** The items that can be chosen, in order. */
export function enabledItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')];
}

/** The item that a key moves to: the next or previous one, round the ends, the first, the last, or the next that begins with a letter. */
export function itemAfter(menu: HTMLElement, key: string, from: EventTarget): HTMLElement | undefined {
  const items = enabledItems(menu);
  const at = items.findIndex((item) => item === from);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at === -1 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return following.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}
