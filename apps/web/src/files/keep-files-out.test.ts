import { expect, it } from 'vitest';

import { keepFilesOut } from './keep-files-out.ts';

/** Drags something over a page, or drops it there; says what becomes of it. */
function drag(type: string, types: readonly string[], { field = false, taken = false } = {}) {
  const page = Object.assign(new EventTarget(), { matches: () => field });
  if (taken) page.addEventListener(type, (event) => event.preventDefault());
  keepFilesOut(page);
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  page.dispatchEvent(event);
  return [event.defaultPrevented ? 'prevented' : 'left', dataTransfer.dropEffect];
}

const file = ['Files'];
const pieceOfDocument = ['text/plain', 'text/html', 'Files'];

it.each(['dragover', 'drop'])('%s: a file stays outside where nothing takes it', (type) => {
  expect(drag(type, file)).toEqual(['prevented', 'none']);
  expect(drag(type, file, { field: true })).toEqual(['prevented', 'none']);
  expect(drag(type, pieceOfDocument)).toEqual(['prevented', 'none']);
});
it.each(['dragover', 'drop'])('%s: who takes it has it', (type) =>
  expect(drag(type, file, { taken: true })).toEqual(['prevented', 'copy']),
);
it.each(['dragover', 'drop'])('%s: a text is left to its field, and everywhere else', (type) => {
  expect(drag(type, ['text/plain'])).toEqual(['left', 'copy']);
  expect(drag(type, ['text/plain'], { field: true })).toEqual(['left', 'copy']);
  expect(drag(type, pieceOfDocument, { field: true })).toEqual(['left', 'copy']);
  expect(drag(type, ['text/uri-list'])).toEqual(['left', 'copy']);
});
