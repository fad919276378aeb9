import type { Chat } from '@heartline/api-client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { chat, message, storyNow } from '../../shared/testing/fixtures.ts';
import { StoryWorld } from '../../shared/testing/story-providers.tsx';
import { loadMessages } from '../../shared/index.ts';
import { ChatListView } from './chat-list-view.tsx';

afterEach(cleanup);

const now = Date.parse(storyNow);
/** A member with a country only: each drawing of their row looks up its name, so drawings can be counted. */
const from = (number: number, country: string, change?: Partial<Chat>): Chat => {
  const known = chat(number, change);
  return { ...known, profile: { ...known.profile, place: null, region: null, country } };
};
const country = vi.fn<(code: string) => string>((code) => code);
const wording = { online: 'Online', premium: 'Premium', fictional: 'Fictional', country };
const noOne: ReadonlySet<string> = new Set();

interface World {
  chats: Chat[];
  onDelete: (one: Chat) => Promise<void>;
}

function List({ first, tell }: { first: World; tell: (change: (world: World) => void) => void }) {
  const [{ chats, onDelete }, setWorld] = useState(first);
  tell(setWorld);
  return (
    <ChatListView
      state="ready"
      chats={chats}
      typing={noOne}
      waiting={() => undefined}
      now={now}
      wording={wording}
      onDelete={onDelete}
      onMute={async () => {}}
      onUnread={async () => {}}
    />
  );
}

it('redraws only the row of a new message, and its actions call the latest functions', async () => {
  const messages = await loadMessages('en', ['chat']);
  const [anna, bea] = [from(1, 'NL'), from(2, 'DE')];
  const old = vi.fn<(chat: Chat) => Promise<void>>(async () => {});
  const onDelete = vi.fn<(chat: Chat) => Promise<void>>(async () => {});
  let change: (world: World) => void = () => {};
  render(
    <StoryWorld locale="en" messages={messages} parameters={{}}>
      <List first={{ chats: [anna, bea], onDelete: old }} tell={(next) => (change = next)} />
    </StoryWorld>,
  );
  const annasMenu = await screen.findByRole('button', { name: new RegExp(anna.profile.name) });
  expect(country).toHaveBeenCalledWith('NL');
  country.mockClear();
  act(() => change({ chats: [{ ...bea, lastMessage: message(9, { text: 'News' }) }, anna], onDelete }));
  expect(screen.getByText(/News/)).not.toBeNull();
  expect([...new Set(country.mock.calls.flat())]).toEqual(['DE']);
  fireEvent.click(annasMenu);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }));
  expect([old.mock.calls.length, onDelete.mock.calls.length]).toEqual([0, 1]);
});
