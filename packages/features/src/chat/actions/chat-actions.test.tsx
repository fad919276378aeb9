import { ApiError, type Chat } from '@heartline/api-client';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { HeartlineProviders } from '../../shared/providers/heartline-providers.tsx';
import { createStoryWorld } from '../../shared/testing/story-providers.tsx';
import english from '../i18n/en.json' with { type: 'json' };
import { OutboxProvider, useOutbox } from '../outbox/outbox-provider.tsx';
import { conversationOf, entry } from '../testing.tsx';
import { useChatActions } from './use-chat-actions.ts';

afterEach(cleanup);

const { chat: begun } = conversationOf(4);
const notSent = [entry(1, { state: 'failed', reason: 'internal' })];

type Answer = () => Promise<Record<string, never>>;
const answered: Answer = () => Promise.resolve({});
interface Deletion {
  remove?: Answer;
  restore?: Answer;
  chat?: Chat;
}

/** A member deletes a conversation that contains an unsent text. */
async function deleted({ remove = answered, restore = answered, chat = begun }: Deletion = {}) {
  const calls: string[] = [];
  const noted = (name: string, answer: Answer) => () => {
    calls.push(name);
    return answer();
  };
  const { api, queryClient } = createStoryWorld({
    api: {
      chat: {
        list: () => ({ chats: [chat] }),
        remove: noted('remove', remove),
        restore: noted('restore', restore),
      },
    },
  });
  const { result } = renderHook(() => ({ ...useChatActions(), outbox: useOutbox() }), {
    wrapper: ({ children }: PropsWithChildren) => (
      <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={english}>
        <OutboxProvider entries={notSent}>{children}</OutboxProvider>
      </HeartlineProviders>
    ),
  });
  const waiting = () => result.current.outbox.entriesOf('chat-4').map(({ clientId, state }) => [clientId, state]);
  const all = notSent.map(({ clientId, state }) => [clientId, state]);
  await waitFor(() => expect(waiting()).toEqual(all));
  await act(() => result.current.onDelete(chat));
  return { calls, waiting, all };
}

const tooLate: Answer = () => Promise.reject(new ApiError(409, { code: 'conflict' }));
const undo = () => screen.findByRole('button', { name: /^Undo/ });

it('[CHAT-05cd] deletes the conversation on the server at once, with its unsent texts, and undo brings both back', async () => {
  const { calls, waiting, all } = await deleted();
  expect(waiting()).toEqual([]);
  await waitFor(() => expect(calls).toEqual(['remove']));
  fireEvent.click(await undo());
  await waitFor(() => expect(waiting()).toEqual(all));
  expect(calls).toEqual(['remove', 'restore']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[CHAT-05a] shows the conversation and its unsent texts again if the server fails, with nothing to undo', async () => {
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal('alert', alert);
  const { calls, waiting, all } = await deleted({
    remove: () => Promise.reject(new ApiError(500, { code: 'internal' })),
  });
  await waitFor(() =>
    expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^The conversation wasn’t deleted\n\n.+/)),
  );
  vi.unstubAllGlobals();
  expect([calls, waiting()]).toEqual([['remove'], all]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('reports that it is too late to undo the deletion', async () => {
  const { waiting } = await deleted({ restore: tooLate });
  fireEvent.click(await undo());
  await screen.findByText('We couldn’t bring the conversation back');
  expect(screen.getByText('This can no longer be undone.')).toBeDefined();
  expect(waiting()).toEqual([]);
});

it('brings back the unsent texts of an empty conversation, which the server does not know', async () => {
  const { waiting, all } = await deleted({ chat: conversationOf(4, {}, []).chat, restore: tooLate });
  fireEvent.click(await undo());
  await waitFor(() => expect(waiting()).toEqual(all));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits for the deletion to be answered before it undoes it', async () => {
  let answer = () => {};
  const { calls } = await deleted({ remove: () => new Promise((resolve) => (answer = () => resolve({}))) });
  fireEvent.click(await undo());
  await act(() => Promise.resolve());
  expect(calls).toEqual(['remove']);
  answer();
  await waitFor(() => expect(calls).toEqual(['remove', 'restore']));
});
