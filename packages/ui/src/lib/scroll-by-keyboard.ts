/**
 * Makes an element scrollable by keyboard while its content overflows, which Safari does not do by itself. Returns the function that
 * ends it.
 */
export function scrollByKeyboard(element: HTMLElement): () => void {
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
