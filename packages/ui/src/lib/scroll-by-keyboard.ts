/**
 * As a ref: lets the keyboard scroll an element while its content overflows and holds nothing to focus. Chromium and
 * Firefox do that by themselves, Safari does not.
 */
export function scrollByKeyboard(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const update = () => {
    const overflows = element.scrollHeight > element.clientHeight;
    if (overflows) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}
