/**
 * Keeps a file that is dropped where nothing takes it from opening in place of the page: what was typed there would go with it. A text
 * that is dragged stays a text, also one that has a picture of itself and is dropped on a field.
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
  // The last to hear of it: who takes the file has said so.
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
