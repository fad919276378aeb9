import { connectEvents, createApiClient, createTransport, type LiveConnection } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { QueryClient, QueryObserver } from '@tanstack/react-query';

import type { TestMember } from '../../../apps/server/src/testing/harness.ts';
import { acknowledgeArrivals, showSent } from '../../../packages/features/src/chat/outbox/arrivals.ts';
import { BrowserLock } from '../../../packages/features/src/chat/outbox/outbox-world-lock.ts';
import { sendEntry } from '../../../packages/features/src/chat/outbox/browser-ports.ts';
import { createMemoryStorage } from '../../../packages/features/src/chat/outbox/memory-storage.ts';
import { randomUuid } from '../../../packages/features/src/shared/ids/random-uuid.ts';
import type { LeaderWord, OutboxNotice } from '../../../packages/features/src/chat/outbox/outbox-types.ts';
import { Outbox } from '../../../packages/features/src/chat/outbox/outbox.ts';
import { sentTailQuery, withSentTail } from '../../../packages/features/src/chat/outbox/sent-tail.ts';
import { applyEvent, markRead, refetchAll } from '../../../packages/features/src/shared/live/apply-event.ts';
import { conversationQuery } from '../../../packages/features/src/shared/live/conversation.queries.ts';
import { chatsQueries } from '../../../packages/features/src/shared/live/live.queries.ts';
import { sessionQueries } from '../../../packages/features/src/shared/session/session.queries.ts';
import type { Network } from './network.ts';

/** Factor by which waits are shortened here: half a second becomes five milliseconds. */
const haste = 100;
/** The clock is not hurried: it measures the silence of a stream, whose timer only fires more often. */
const hurried: Pick<time.Time, 'now' | 'wait' | 'after' | 'abortAfter'> = {
  ...time,
  wait: (milliseconds, signal) => time.wait(milliseconds / haste, signal),
  after: (milliseconds, work) => time.after(milliseconds / haste, work),
};

/** One browser of a member: the data that its tabs share. */
export class Device {
  readonly storage = createMemoryStorage();
  readonly tabs: Tab[];
  readonly member: TestMember;
  readonly network: Network;
  readonly conversations: readonly string[];
  readonly #notices = new Set<(notice: OutboxNotice) => void>();
  readonly #leaderWords = new Set<(word: LeaderWord) => void>();
  readonly #lock = new BrowserLock();

  constructor(member: TestMember, network: Network, conversations: readonly string[], tabs: number) {
    this.member = member;
    this.network = network;
    this.conversations = conversations;
    this.tabs = Array.from({ length: tabs }, () => new Tab(this));
  }

  /** Reloads a tab: only stored data survives. */
  reload(index: number): void {
    this.tabs[index]?.close();
    this.tabs[index] = new Tab(this);
  }

  goOnline(): void {
    this.network.goOnline();
    for (const tab of this.tabs) tab.online();
  }

  lead = (run: () => Promise<void>, signal: AbortSignal, steal: boolean): Promise<void> =>
    this.#lock.hold(run, signal, steal);

  connect = (onNotice: (notice: OutboxNotice) => void) => connectTo(this.#notices, onNotice, setImmediate);

  // Answered at once: on a slow machine too, only a frozen tab does not answer in time.
  connectLeaders = (onWord: (word: LeaderWord) => void) => connectTo(this.#leaderWords, onWord, (deliver) => deliver());
}

/** A channel between the tabs of a browser. */
function connectTo<Word>(
  listeners: Set<(word: Word) => void>,
  onWord: (word: Word) => void,
  soon: (deliver: () => void) => void,
) {
  listeners.add(onWord);
  return {
    post: (word: Word) => {
      for (const listener of listeners)
        if (listener !== onWord)
          soon(() => {
            if (listeners.has(listener)) listener(word);
          });
    },
    close: () => void listeners.delete(onWord),
  };
}

/** One tab assembled as in the application: cache, live stream and outbox, with the list and one conversation on screen. */
export class Tab {
  readonly queryClient = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 10 } } });
  readonly outbox: Outbox;
  /** The conversation being read. */
  looksAt: string | undefined;
  /** A read or a mark was lost for good: the next poll makes up for it, as in the site. */
  needsPoll = false;
  readonly #api;
  readonly #live: LiveConnection;
  readonly #stops: (() => void)[] = [];
  #leave = () => {};
  #open = true;
  #firstPoll: NodeJS.Timeout | undefined;
  #readsSoon = false;

  constructor({ network, storage, lead, connect, connectLeaders }: Device) {
    const transport = createTransport({ baseUrl: 'http://localhost', fetch: network.fetch, time: hurried });
    this.#api = createApiClient(transport);
    this.outbox = new Outbox({
      storage,
      lead,
      connect,
      connectLeaders,
      send: (entry, signal) => sendEntry(this.#api, entry, signal),
      time: hurried,
      random: Math.random,
      onSent: (answer) => showSent(this.queryClient, answer),
      newId: randomUuid,
    });
    this.#live = connectEvents({
      url: '/api/events',
      createSource: (url) => {
        const source = network.createSource(url);
        // The first poll comes 5 s after the page, later than the stream's first event or failure.
        const pollLater = () => {
          this.#firstPoll ??= setTimeout(() => this.poll(), 5_000 / haste);
        };
        source.addEventListener('message', pollLater);
        source.addEventListener('error', pollLater);
        return source;
      },
      onEvent: (event) => {
        // Data not on screen is refreshed with the next poll.
        if (event.type === 'resync') this.needsPoll = true;
        if (event.type !== 'session_ended') applyEvent(this.queryClient, event);
      },
      onStateChange: (state) => {
        if (state === 'open') this.outbox.wake();
      },
      time: hurried,
    });
    this.#show(chatsQueries.list(this.#api));
    this.#show(sessionQueries.user(this.#api));
    this.#stops.push(
      acknowledgeArrivals(this.queryClient, this.outbox),
      this.queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated') this.#readSoon();
      }),
    );
    this.outbox.start();
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#firstPoll);
    this.outbox.stop();
    this.#live.close();
    for (const stop of this.#stops) stop();
    this.queryClient.clear();
  }

  look(conversation: string | undefined): void {
    this.#leave();
    this.looksAt = conversation;
    if (conversation !== undefined) this.#leave = this.#show(conversationQuery(this.#api, conversation));
    this.#readSoon();
  }

  /** Opens conversations without reading them, as if scrolled up. */
  open(conversations: readonly string[]): void {
    for (const id of conversations) this.#show(conversationQuery(this.#api, id));
  }

  online(): void {
    this.outbox.restart();
    this.#live.wake();
  }

  poll(): void {
    this.needsPoll = false;
    refetchAll(this.queryClient);
  }

  /** The list's row for a conversation. */
  chat(id: string) {
    return this.queryClient
      .getQueryData(chatsQueries.list(this.#api).queryKey)
      ?.find(({ conversation }) => conversation.id === id);
  }

  credits(): number | undefined {
    return this.queryClient.getQueryData(sessionQueries.user(this.#api).queryKey)?.credits;
  }

  /** The bubbles of a conversation: messages that arrived, then those being sent. */
  bubbles(id: string): string[] {
    const conversation = this.queryClient.getQueryData(conversationQuery(this.#api, id).queryKey);
    const tail = this.queryClient.getQueryData(sentTailQuery(id).queryKey) ?? [];
    const arrived = withSentTail(conversation?.messages ?? [], tail, conversation?.chat.conversation.state ?? 'open');
    const known = new Set(arrived.map(({ clientId }) => clientId));
    const waiting = this.outbox.entriesOf(id).filter(({ clientId }) => !known.has(clientId));
    return [...arrived.map(({ id: messageId }) => messageId), ...waiting.map(({ clientId }) => clientId)];
  }

  /** On screen: loaded and refreshed. Returns the function that removes it. */
  #show(options: object): () => void {
    const stop = new QueryObserver(this.queryClient, options as never).subscribe(({ isError }) => {
      if (isError) this.needsPoll = true;
    });
    this.#stops.push(stop);
    return stop;
  }

  /** Once for all changes of a tick, like an effect of the screen. */
  #readSoon(): void {
    if (this.#readsSoon) return;
    this.#readsSoon = true;
    setImmediate(() => {
      this.#readsSoon = false;
      this.#read();
    });
  }

  /** Like the screen (use-presence-of-reader.ts): marks visible messages as read, here at once and on the server. */
  #read(): void {
    const id = this.looksAt;
    if (!this.#open || id === undefined) return;
    const state = this.queryClient.getQueryData(conversationQuery(this.#api, id).queryKey)?.chat.conversation;
    if (!state || state.lastSeq <= state.readSeq) return;
    markRead(this.queryClient, id, state.lastSeq);
    this.#api.chat.markRead({ id, seq: state.lastSeq }).catch(() => {
      this.needsPoll = true;
    });
  }
}
