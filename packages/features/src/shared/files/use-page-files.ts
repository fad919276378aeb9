import { filesIn } from '@heartline/ui/controls/file-drop';
import { useEffect, useEffectEvent } from 'react';

interface PageFilesOptions {
  /** Whether to take files in a dialog above the page as well, which may use pasted files itself. @default true */
  inWindows?: boolean;
}

/**
 * Takes files pasted or dropped anywhere on the page, unless another element, such as a field, takes them first. undefined takes none.
 * Content dragged from this page itself is ignored.
 */
export function usePageFiles(
  onFiles: ((files: File[]) => void) | undefined,
  { inWindows = true }: PageFilesOptions = {},
): void {
  const isMeant = useEffectEvent((event: Event) => inWindows || !isIn(event.target, 'dialog'));
  const take = useEffectEvent((event: Event, files: readonly File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles?.([...files]);
  });
  const taking = onFiles !== undefined;
  useEffect(() => {
    if (!taking) return undefined;
    const gone = new AbortController();
    const hear = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, listener, { signal: gone.signal });
    let own = false;
    hear('dragstart', () => {
      own = true;
    });
    hear('dragend', () => {
      own = false;
    });
    hear('paste', (event) => {
      if (!event.defaultPrevented && event.clipboardData && isMeant(event)) take(event, filesIn(event.clipboardData));
    });
    hear('dragover', (event) => {
      if (!own && event.dataTransfer?.types.includes('Files') && isMeant(event)) event.preventDefault();
    });
    hear('drop', (event) => {
      if (own || event.defaultPrevented || !event.dataTransfer || !isMeant(event)) return;
      // In a field, a paste with text means the text. Elsewhere only the file can be meant.
      const field = isIn(event.target, 'input, textarea, [contenteditable]');
      take(event, field ? filesIn(event.dataTransfer) : [...event.dataTransfer.files]);
    });
    return () => gone.abort();
  }, [taking]);
}

const isIn = (target: EventTarget | null, what: string) => target instanceof Element && target.closest(what) !== null;
