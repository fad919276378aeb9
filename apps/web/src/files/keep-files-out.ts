/**
 * Prevents a file dropped outside a drop target from opening instead of the page, which would lose typed text. Dragged text stays text,
 * also if it includes a picture of itself and is dropped on a field.
 */
export function keepFilesOut(page: EventTarget): void {
  const refuse = (event: Event) => {
    const { dataTransfer, target, defaultPrevented } = event as DragEvent;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    const field = (target as Partial<Element>).matches?.('input, textarea, [contenteditable]');
    if (field && dataTransfer.types.includes('text/plain')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  // The last listeners: an element that takes the file has prevented the default by then.
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
