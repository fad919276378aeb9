import { ApiError, type Chat } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { Button } from '@heartline/ui/controls/button';
import type { MessageDescriptor } from 'react-intl';

import { chatsQueries, patchChat, putBackChat, removeChat } from '../../shared/index.ts';
import type { OutboxEntry } from '../outbox/outbox-types.ts';
import { chatActionMessages as messages } from './chat-actions.messages.ts';
import { removingQuery } from './removing.ts';
import type { ChatActionTools } from './use-chat-actions.ts';

/** Milliseconds for which undoing a deletion is offered; the server allows it for longer, so that a slow connection is not too late. */
const undoTime = 8_000;

/** Hides the conversation and deletes it at once; the member can undo it. A failure is reported and shows it again (CHAT-05). */
function remove(tools: ChatActionTools, chat: Chat): void {
  const { intl, outbox } = tools;
  const { id } = chat.conversation;
  // Sending the unsent texts would start the conversation again.
  const waiting = outbox.entriesOf(id);
  for (const { clientId } of waiting) outbox.discard(clientId);
  const removed = removeOnServer(tools, id, waiting);
  showUndoable(tools, {
    id: toastOf(id),
    note: intl.formatMessage(messages.removed, { name: chat.profile.name }),
    duration: undoTime,
    onUndo: async () => {
      // The deletion must be finished before it can be undone.
      if (await removed) await restore(tools, chat, waiting);
    },
  });
}

const toastOf = (id: string) => `removed-${id}`;

/** Returns whether the conversation was deleted. */
async function removeOnServer(tools: ChatActionTools, id: string, waiting: readonly OutboxEntry[]): Promise<boolean> {
  const { intl, queryClient, api, outbox, toast, errorText } = tools;
  setRemoving(tools, (ids) => [...ids.filter((one) => one !== id), id]);
  try {
    await api.chat.remove({ conversation: id }, { fetch: evenWithoutPage });
    removeChat(queryClient, id);
    return true;
  } catch (error) {
    toast.dismiss(toastOf(id));
    outbox.putBack(waiting);
    // The browser's own dialog, as CHAT-05 requires. It blocks the page until it is closed, so the row is shown again first.
    time.after(0, () => globalThis.alert(`${intl.formatMessage(messages.removeFailed)}\n\n${errorText(error)}`));
    return false;
  } finally {
    setRemoving(tools, (ids) => ids.filter((one) => one !== id));
    void queryClient.invalidateQueries({ queryKey: chatsQueries.list(api).queryKey });
    void askProfiles(tools);
  }
}

/** A profile shows whether there is a conversation to continue. */
const askProfiles = ({ queryClient }: ChatActionTools) =>
  queryClient.invalidateQueries({ queryKey: ['members', 'profile'] });

/** Restores the conversation with its unsent texts. */
async function restore(tools: ChatActionTools, chat: Chat, waiting: readonly OutboxEntry[]): Promise<void> {
  const { queryClient, api, outbox } = tools;
  const { id } = chat.conversation;
  const empty = chat.lastMessage === null;
  if (!empty) putBackChat(queryClient, chat);
  try {
    await api.chat.restore({ id });
    outbox.putBack(waiting);
  } catch (error) {
    // The server has nothing to restore for an empty conversation.
    if (empty) outbox.putBack(waiting);
    else fail(tools, error, messages.restoreFailed);
  }
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['chats'] }), askProfiles(tools)]);
}

interface Undoable {
  id: string;
  /** Describes the action that can be undone. */
  note: string;
  /** Milliseconds, as for a toast. */
  duration?: number;
  onUndo: () => void | Promise<void>;
}

/** Several can be visible at once, so each button names the action it undoes. */
function showUndoable({ toast, intl }: ChatActionTools, { id, note, duration, onUndo }: Undoable): void {
  toast.show({
    id,
    message: <span id={`${id}-note`}>{note}</span>,
    duration,
    action: (dismiss) => (
      <Button
        id={`${id}-undo`}
        aria-labelledby={`${id}-undo ${id}-note`}
        size="sm"
        variant="ghost"
        onClick={() => {
          dismiss();
          void onUndo();
        }}
      >
        {intl.formatMessage(messages.undo)}
      </Button>
    ),
  });
}

/** The request survives leaving the page. */
const evenWithoutPage: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

function setRemoving({ queryClient }: ChatActionTools, change: (ids: readonly string[]) => readonly string[]): void {
  queryClient.setQueryData(removingQuery.queryKey, (ids: readonly string[] = []) => change(ids));
}

/** A muted conversation counts in its own row only. */
async function toggleMuted(tools: ChatActionTools, chat: Chat): Promise<void> {
  const { queryClient, api, intl } = tools;
  const { id } = chat.conversation;
  const muted = !chat.muted;
  const set = (value: boolean) => patchChat(queryClient, id, { muted: value });
  set(muted);
  try {
    await api.chat.mute({ id, muted });
  } catch (error) {
    set(!muted);
    fail(tools, error);
    return;
  }
  showUndoable(tools, {
    id: `muted-${id}`,
    note: intl.formatMessage(muted ? messages.mutedToast : messages.unmutedToast, { name: chat.profile.name }),
    onUndo: () => toggleMuted(tools, { ...chat, muted }),
  });
}

async function putBackToUnread(tools: ChatActionTools, chat: Chat): Promise<void> {
  const { queryClient, api } = tools;
  const { id } = chat.conversation;
  const set = (numUnreadMessages: number) => patchChat(queryClient, id, { numUnreadMessages });
  set(Math.max(1, chat.numUnreadMessages));
  try {
    set((await api.chat.markUnread({ id })).numUnreadMessages);
  } catch (error) {
    set(chat.numUnreadMessages);
    fail(tools, error);
  }
}

function fail({ toast, intl, errorText }: ChatActionTools, error: unknown, title?: MessageDescriptor): void {
  // The time is over, or one of the members has left: the answer does not say which.
  const over = error instanceof ApiError && error.code === 'conflict';
  toast.show({
    tone: 'danger',
    ...(title && { title: intl.formatMessage(title), duration: 0 }),
    message: over ? intl.formatMessage(messages.undoOver) : errorText(error),
  });
}

export const chatActions = { remove, toggleMuted, putBackToUnread };
