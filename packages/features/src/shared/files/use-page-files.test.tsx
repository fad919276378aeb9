import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { usePageFiles } from './use-page-files.ts';

afterEach(cleanup);

const photo = new File(['x'], 'IMG_1.png', { type: 'image/png' });

function page({ taking = true, inWindows = true } = {}) {
  const onFiles = vi.fn<(files: File[]) => void>();
  function Page() {
    usePageFiles(taking ? onFiles : undefined, { inWindows });
    return (
      <main>
        <textarea />
        <p />
        <dialog open>
          <input />
        </dialog>
      </main>
    );
  }
  const { container } = render(<Page />);
  const [field, words, ...inWindow] = ['textarea', 'p', 'dialog', 'input'].map((name) =>
    container.querySelector(name),
  ) as [Element, Element, ...Element[]];
  return { onFiles, field, words, inWindow };
}

function send(target: Element, type: 'paste' | 'dragover' | 'drop', texts: Record<string, string> = {}, file = true) {
  const data = new DataTransfer();
  if (file) data.items.add(photo);
  for (const [kind, text] of Object.entries(texts)) data.setData(kind, text);
  const init = { bubbles: true, cancelable: true };
  const event =
    type === 'paste'
      ? new ClipboardEvent(type, { ...init, clipboardData: data })
      : new DragEvent(type, { ...init, dataTransfer: data });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it('takes files dropped or pasted anywhere, even if their name is pasted as text, too', () => {
  const { onFiles, words, field } = page();
  for (const target of [words, field, document.body]) {
    expect(send(target, 'dragover')).toBe(true);
    expect(send(target, 'drop')).toBe(true);
    expect(send(target, 'paste')).toBe(true);
    expect(send(target, 'paste', { 'text/plain': 'IMG_1.png' })).toBe(true);
  }
  expect(onFiles).toHaveBeenCalledTimes(9);
  expect(onFiles).toHaveBeenLastCalledWith([photo]);
});

it('leaves text in fields, and text without files anywhere', () => {
  const { onFiles, words, field } = page();
  const text = { 'text/html': '<p>Hello</p>', 'text/plain': 'Hello' };
  expect(send(field, 'paste', text)).toBe(false);
  expect(send(field, 'drop', text)).toBe(false);
  for (const type of ['paste', 'dragover', 'drop'] as const) expect(send(words, type, text, false)).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

it('ignores files that an element has taken, that were dragged from the page itself, or while it is inactive', () => {
  const { onFiles, words, field } = page();
  const prevent = (event: Event) => event.preventDefault();
  field.addEventListener('drop', prevent);
  send(field, 'drop');
  words.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
  expect(send(words, 'dragover')).toBe(false);
  send(words, 'drop');
  expect(onFiles).not.toHaveBeenCalled();
  words.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
  send(words, 'drop');
  expect(onFiles).toHaveBeenCalledOnce();
  cleanup();
  const closed = page({ taking: false });
  expect(send(closed.words, 'dragover')).toBe(false);
  send(closed.words, 'drop');
  expect(closed.onFiles).not.toHaveBeenCalled();
});

it.each([true, false])(
  'takes files dropped or pasted in a dialog above the page only if that is intended: %s',
  (inWindows) => {
    const { onFiles, words, inWindow } = page({ inWindows });
    for (const target of inWindow)
      for (const type of ['paste', 'dragover', 'drop'] as const) expect(send(target, type)).toBe(inWindows);
    expect(onFiles).toHaveBeenCalledTimes(inWindows ? 4 : 0);
    expect(send(words, 'drop')).toBe(true);
  },
);
