import { expect, it, vi } from 'vitest';

import { createDrafts, type DraftStorage } from './drafts.ts';

function fakeStorage(): DraftStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

it('restores a typed text after a reload, for its member and conversation only', () => {
  const storage = fakeStorage();
  createDrafts('sam', () => storage).set('chat-1', 'Hello Anna');
  expect(createDrafts('sam', () => storage).get('chat-1')).toBe('Hello Anna');
  expect(createDrafts('sam', () => storage).get('chat-2')).toBe('');
  expect(createDrafts('kim', () => storage).get('chat-1')).toBe('');
});

it('leaves no trace once the text was sent', () => {
  const storage = fakeStorage();
  const drafts = createDrafts('sam', () => storage);
  drafts.set('chat-1', 'Hello');
  drafts.set('chat-1', '');
  expect(storage.values.size).toBe(0);
});

it('keeps the text in memory if storage is denied', () => {
  const drafts = createDrafts('sam', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  drafts.set('chat-1', 'Hello');
  expect(drafts.get('chat-1')).toBe('Hello');
});

it('follows another tab while the texts are equal, and keeps a text that differs', () => {
  const drafts = createDrafts('sam', fakeStorage);
  const onChange = vi.fn<() => void>();
  drafts.set('chat-1', 'Hello');
  const unsubscribe = drafts.subscribe(onChange);
  const key = 'heartline-draft:sam:chat-1';
  drafts.hear({ key, oldValue: 'Hello', newValue: 'Hello Anna' });
  drafts.hear({ key: 'heartline-draft:kim:chat-1', oldValue: 'Hello Anna', newValue: null });
  drafts.hear({ key: null, oldValue: null, newValue: null });
  expect(drafts.get('chat-1')).toBe('Hello Anna');
  drafts.hear({ key, oldValue: 'Hello Anna', newValue: null });
  expect(drafts.get('chat-1')).toBe('');
  drafts.set('chat-1', 'Written here');
  drafts.hear({ key, oldValue: 'Written there', newValue: null });
  expect(drafts.get('chat-1')).toBe('Written here');
  expect(onChange).toHaveBeenCalledTimes(3);
  unsubscribe();
  drafts.set('chat-1', '');
  expect(onChange).toHaveBeenCalledTimes(3);
});
