import { useEffect, useRef } from 'react';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

/** Pictures that are pasted or dropped anywhere on the page but on a field that takes them itself. Without it a drop beside the field would leave the page for the picture. */
export function usePageFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const take = (transfer: DataTransfer) => {
      const files = [...transfer.files];
      if (files.length > 0) latest.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      // A copied piece of a document is text with a picture of itself: that goes where one writes.
      if (event.defaultPrevented || !hasFiles(event.clipboardData) || event.clipboardData.types.includes('text/plain'))
        return;
      event.preventDefault();
      take(event.clipboardData);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
