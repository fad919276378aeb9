import { ApiError, type Chat } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import type { MessageDescriptor } from 'react-intl';

import { chatsQueries, patchChat, putBackChat, removeChat } from '../../shared/index.ts';
import type { OutboxEntry } from '../outbox/outbox-types.ts';
import { chatActionMessages as messages } from './chat-actions.messages.ts';
import { removingQuery } from './removing.ts';
import type { ChatActionTools } from './use-chat-actions.ts';

/** How long the way back of a deletion is offered, in milliseconds; the server knows it for longer, so that no slow line comes too late. */
const undoTime = 8_000;

/** Hidden and deleted at once, with a way back. A failure says so and shows it again (CHAT-05). */
function remove(tools: ChatActionTools, chat: Chat): void {
  const { intl, outbox } = tools;
  const { id } = chat.conversation;
  // What waits to be sent would begin the conversation anew.
  const waiting = outbox.entriesOf(id);
  for (const { clientId } of waiting) outbox.discard(clientId);
  const removed = removeOnServer(tools, id, waiting);
  showUndoable(tools, {
    id: toastOf(id),
    note: intl.formatMessage(messages.removed, { name: chat.profile.name }),
    duration: undoTime,
    onUndo: async () => {
      // Nothing comes back before it is gone.
      if (await removed) await restore(tools, chat, waiting);
    },
  });
}

const toastOf = (id: string) => `removed-${id}`;

/** Says whether it is deleted. */
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
    // The browser's own window, as CHAT-05 asks for. It stops the page until it is closed: the row is back before.
    setTimeout(() => globalThis.alert(`${intl.formatMessage(messages.removeFailed)}\n\n${errorText(error)}`));
    return false;
  } finally {
    setRemoving(tools, (ids) => ids.filter((one) => one !== id));
    void queryClient.invalidateQueries({ queryKey: chatsQueries.list(api).queryKey });
    void askProfiles(tools);
  }
}

/** A profile says whether there is a conversation to go on with. */
const askProfiles = ({ queryClient }: ChatActionTools) =>
  queryClient.invalidateQueries({ queryKey: ['members', 'profile'] });

/** As it was, with what waited to be sent. */
async function restore(tools: ChatActionTools, chat: Chat, waiting: readonly OutboxEntry[]): Promise<void> {
  const { queryClient, api, outbox } = tools;
  const { id } = chat.conversation;
  const empty = chat.lastMessage === null;
  if (!empty) putBackChat(queryClient, chat);
  try {
    await api.chat.restore({ id });
    outbox.putBack(waiting);
  } catch (error) {
    // Where nothing stood the server has nothing to bring back.
    if (empty) outbox.putBack(waiting);
    else fail(tools, error, messages.restoreFailed);
  }
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['chats'] }), askProfiles(tools)]);
}

interface Undoable {
  id: string;
  /** What was done. */
  note: string;
  /** As of a toast. */
  duration?: number;
  onUndo: () => void | Promise<void>;
}

/** Several may be there at once: each button is named after what it undoes. */
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

/** Is not called off when the page goes. */
const evenWithoutPage: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

function setRemoving({ queryClient }: ChatActionTools, change: (ids: readonly string[]) => readonly string[]): void {
  queryClient.setQueryData(removingQuery.queryKey, (ids: readonly string[] = []) => change(ids));
}

/** A muted conversation counts in its row, and nowhere else. */
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
  // Its time is over, or somebody has left: nobody is told which.
  const over = error instanceof ApiError && error.code === 'conflict';
  toast.show({
    tone: 'danger',
    ...(title && { title: intl.formatMessage(title), duration: 0 }),
    message: over ? intl.formatMessage(messages.undoOver) : errorText(error),
  });
}

export const chatActions = { remove, toggleMuted, putBackToUnread };
