import type { Chat } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';

import { chatsQueries, patchChat, removeChat } from '../../shared/index.ts';
import { chatActionMessages as messages } from './chat-actions.messages.ts';
import { removingQuery } from './removing.ts';
import type { ChatActionTools } from './use-chat-actions.ts';

/** How long a deleted conversation can be taken back, in milliseconds. */
const undoTime = 8_000;

/** Hidden at once; the server is told when the time to undo has passed, or the page goes. A failure says so and shows it again (CHAT-05). */
function remove(tools: ChatActionTools, chat: Chat): void {
  const { queryClient, api, outbox, toast, intl, errorText } = tools;
  const { id } = chat.conversation;
  const toastId = `removed-${id}`;
  const list = chatsQueries.list(api).queryKey;
  setRemoving(tools, (ids) => [...ids.filter((one) => one !== id), id]);
  const show = () => setRemoving(tools, (ids) => ids.filter((one) => one !== id));

  const settle = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', finishNow);
    toast.dismiss(toastId);
  };
  const finish = async (): Promise<void> => {
    settle();
    const now = queryClient.getQueryData(list)?.find(({ conversation }) => conversation.id === id);
    // Something new arrived meanwhile: what was never seen is not thrown away.
    if (now && now.numUnreadMessages > chat.numUnreadMessages) return show();
    try {
      for (const { clientId } of outbox.entriesOf(id)) outbox.discard(clientId);
      await api.chat.remove({ conversation: id }, { fetch: evenWithoutPage });
      removeChat(queryClient, id);
    } catch (error) {
      toast.show({
        tone: 'danger',
        title: intl.formatMessage(messages.removeFailed),
        message: errorText(error),
        duration: 0,
      });
    }
    show();
    await queryClient.invalidateQueries({ queryKey: list });
  };
  const finishNow = () => void finish();
  /** Who is about to press the button gets the time for it. */
  const finishUnlessNear = () => {
    if (document.querySelector('[data-slot="toast-region"]:is(:hover, :focus-within)'))
      timer = setTimeout(finishUnlessNear, undoTime / 4);
    else void finish();
  };
  let timer = setTimeout(finishUnlessNear, undoTime);
  addEventListener('pagehide', finishNow);
  showUndoable(tools, {
    id: toastId,
    note: intl.formatMessage(messages.removed, { name: chat.profile.name }),
    duration: 0,
    onUndo: () => {
      settle();
      show();
    },
  });
}

interface Undoable {
  id: string;
  /** What was done. */
  note: string;
  /** As of a toast. */
  duration?: number;
  onUndo: () => void;
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
          onUndo();
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
    onUndo: () => void toggleMuted(tools, { ...chat, muted }),
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

function fail({ toast, errorText }: ChatActionTools, error: unknown): void {
  toast.show({ tone: 'danger', message: errorText(error) });
}

export const chatActions = { remove, toggleMuted, putBackToUnread };
