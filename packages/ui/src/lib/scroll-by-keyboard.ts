/** Lets the keyboard scroll an element while its content overflows, which Safari does not by itself. Returns what ends it. */
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
