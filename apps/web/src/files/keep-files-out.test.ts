import { expect, it } from 'vitest';

import { keepFilesOut } from './keep-files-out.ts';

/** Drags something over a page, or drops it there; returns the effect. */
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

it.each(['dragover', 'drop'])('%s: refuses a file that nothing takes', (type) => {
  expect(drag(type, file)).toEqual(['prevented', 'none']);
  expect(drag(type, file, { field: true })).toEqual(['prevented', 'none']);
  expect(drag(type, pieceOfDocument)).toEqual(['prevented', 'none']);
});
it.each(['dragover', 'drop'])('%s: leaves a file to the element that takes it', (type) =>
  expect(drag(type, file, { taken: true })).toEqual(['prevented', 'copy']),
);
it.each(['dragover', 'drop'])('%s: leaves text to its field, and everywhere else', (type) => {
  expect(drag(type, ['text/plain'])).toEqual(['left', 'copy']);
  expect(drag(type, ['text/plain'], { field: true })).toEqual(['left', 'copy']);
  expect(drag(type, pieceOfDocument, { field: true })).toEqual(['left', 'copy']);
  expect(drag(type, ['text/uri-list'])).toEqual(['left', 'copy']);
});
