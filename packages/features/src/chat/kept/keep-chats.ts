import type { ApiClient, Chat, User } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import type { QueryClient } from '@tanstack/react-query';

import { conversationQuery, type Conversation } from '../../shared/index.ts';
import { serviceWorkers } from '../../shared/device/service-workers.ts';
import { keepApp } from '../../shared/kept/keep-app.ts';
import { keptMember } from '../../shared/kept/kept-mark.ts';
import { chatPart, openKept, startPart, type Kept } from '../../shared/kept/kept-store.ts';

/** Numbers of conversations, and of messages in each, that can be read without a network. */
export const keptChats = 20;
export const keptMessages = 50;

/** Milliseconds from a change until it is stored, and between the requests for two conversations. */
const settleTime = 2_000;
const betweenReads = 700;

/** Other queries that the list of conversations needs. */
const startKeys = new Set(['user', 'settings', 'clock']);

interface KeepChatsOptions {
  api: ApiClient;
  queryClient: QueryClient;
  memberId: string;
  locale: string;
}

/** Stores the conversations on this device as they change (NAV-12). Returns the function that stops it. */
export function keepChats({ api, queryClient, memberId, locale }: KeepChatsOptions): () => void {
  const ending = new AbortController();
  /** The latest stored value of each entry, and the newest message in it. */
  const written = new Map<string, string>();
  const newest = new Map<string, number>();
  let kept: Kept | undefined;
  let cancelRound: (() => void) | undefined;
  let again = false;

  async function round(): Promise<void> {
    // Only a service worker can open them without a network: without one there is no reason to store anything.
    if (!(await serviceWorkers()?.getRegistration())?.active) return;
    kept ??= await openKept(memberId);
    const chats = queryClient.getQueryData<Chat[]>(['chats', 'list']);
    const user = queryClient.getQueryState<User | null>(['user']);
    if (!kept || !chats || user?.data?.id !== memberId) return;
    if (!(await put(kept, startPart, startOf(queryClient)))) {
      // Logged out in another tab, and in again: from the next round on with the new key. Data of another member stay.
      if (keptMember() === memberId) {
        kept = undefined;
        written.clear();
        newest.clear();
      }
      return;
    }
    await kept.noteSeen(user.dataUpdatedAt);
    await keepApp(locale);
    // Before its first message a conversation may be missing from the list, but unsent texts may belong to it.
    const begun = openChats().filter(({ lastMessage }) => lastMessage === null);
    const last = [...begun, ...chats.filter(({ lastMessage }) => lastMessage !== null)].slice(0, keptChats);
    const names = new Set([startPart, ...last.map(({ conversation: { id } }) => chatPart(id))]);
    await kept.remove((await kept.names()).filter((name) => !names.has(name)));
    for (const chat of last) {
      if (ending.signal.aborted) return;
      await keepOne(kept, chat);
    }
  }

  const openChats = () =>
    queryClient
      .getQueriesData<Conversation>({ queryKey: ['chats', 'messages'] })
      .flatMap(([, conversation]) => (conversation ? [conversation.chat] : []));
  const openChat = (id: string) => queryClient.getQueryData(conversationQuery(api, id).queryKey);

  async function keepOne(store: Kept, { conversation: { id, lastSeq } }: Chat): Promise<void> {
    const name = chatPart(id);
    const open = openChat(id);
    if (open && !open.hasNewer && endOf(open) >= lastSeq) return putChat(store, name, open);
    if (!newest.has(name)) newest.set(name, endOf((await store.read(name)) as Conversation | undefined));
    if (newest.get(name) === lastSeq || !navigator.onLine) return;
    await putChat(store, name, await api.chat.messages({ id }, { signal: ending.signal, retries: 0 }));
    await time.wait(betweenReads);
  }

  async function putChat(store: Kept, name: string, { chat, messages, hasMore }: Conversation): Promise<void> {
    const last = messages.slice(-keptMessages);
    const more = hasMore || last.length < messages.length;
    const short: Conversation = { chat: withoutPresence(chat), messages: last, hasMore: more };
    if (await put(store, name, short)) newest.set(name, endOf(short));
  }

  async function put(store: Kept, name: string, value: unknown): Promise<boolean> {
    const text = JSON.stringify(value);
    if (written.get(name) === text) return true;
    const done = await store.write(name, value);
    if (done) written.set(name, text);
    return done;
  }

  function soon(): void {
    if (cancelRound) again = true;
    else if (!ending.signal.aborted) cancelRound = time.after(settleTime, () => void run());
  }
  async function run(): Promise<void> {
    again = false;
    // A failure (a full disk, a lost network) is retried with the next change.
    await round().catch(() => {});
    cancelRound = undefined;
    if (again) soon();
  }

  const stopHearing = queryClient.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && (queryKey[0] === 'user' || queryKey[0] === 'chats')) soon();
  });
  soon();
  return () => {
    ending.abort();
    cancelRound?.();
    stopHearing();
  };
}

/** A query that has its data and is not fetching. */
const loaded = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** The caches of the list and the page around it, for hydration. */
function startOf(queryClient: QueryClient) {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [first, second] }) => startKeys.has(String(first)) || (first === 'chats' && second === 'list'))
    .filter(({ state: { data } }) => data !== undefined)
    .map(({ queryKey, queryHash, state: { data, dataUpdatedAt } }) => ({
      queryKey,
      queryHash,
      state: {
        ...loaded,
        data: queryKey[0] === 'chats' ? (data as Chat[]).map(withoutPresence) : data,
        dataUpdatedAt,
      },
    }));
  // Like the library's own `dehydrate`, which would be loaded with every page.
  return { queries };
}

/** A stored presence would be out of date when it is read. */
const withoutPresence = (chat: Chat): Chat => ({ ...chat, profile: { ...chat.profile, online: false } });

/** Number of the last message. */
const endOf = (conversation: Conversation | undefined): number => conversation?.messages.at(-1)?.seq ?? 0;
