import pLimit from 'p-limit';
import postgres from 'postgres';

import type { Database } from '../platform/database.ts';
import { sendMessage, sendMessages, type Sending, type SendResult } from './chat.store.ts';

/** Sends of one statement: the first of them does not wait long for the last. */
const mostTogether = 100;

interface Waiting {
  sending: Sending;
  resolve: (result: SendResult) => void;
  reject: (error: unknown) => void;
}

interface Queue {
  add: (sending: Sending) => Promise<SendResult>;
}

const queues = new WeakMap<Database, Queue>();

/**
 * Sends in the order they came, together with what other members send at that moment: while one statement runs the next one fills, so
 * that load makes the statements larger and not more (docs/decisions/2026-11-23-send-twice-as-fast.md). A member's next send and the next
 * of a conversation wait for the one before; nobody else waits for them.
 */
export async function sendInTurn(sql: Database, sending: Sending): Promise<SendResult> {
  const queue = queues.get(sql) ?? createQueue(sql);
  queues.set(sql, queue);
  return await queue.add(sending);
}

function createQueue(sql: Database): Queue {
  /** For those that wait for others in the database: never all connections. */
  const inPlace = pLimit(Math.ceil(sql.options.max / 2));
  /** Whose send, and in which conversation one, has no answer yet. */
  const underWay = new Set<string>();
  let waiting: Waiting[] = [];
  let running = false;

  function go(): void {
    if (running) return;
    const together = take();
    if (together.length === 0) return;
    running = true;
    void send(together).then(() => {
      running = false;
      go();
    });
  }

  /** The first of each member and each conversation, unless one of theirs is under way. */
  function take(): Waiting[] {
    const together: Waiting[] = [];
    const later: Waiting[] = [];
    const behind = new Set<string>();
    for (const one of waiting) {
      const keys = keysOf(one.sending);
      const free = together.length < mostTogether && !keys.some((key) => underWay.has(key) || behind.has(key));
      (free ? together : later).push(one);
      for (const key of keys) (free ? underWay : behind).add(key);
    }
    waiting = later;
    return together;
  }

  async function send(together: Waiting[]): Promise<void> {
    const results = await sendMessages(
      sql,
      together.map(({ sending }) => sending),
    ).catch((error: unknown) => {
      // Whatever the database has against one of them, it has stored none: each is sent alone.
      if (error instanceof postgres.PostgresError) return [];
      for (const { reject } of together) reject(error);
      return undefined;
    });
    together.forEach((one, index) => {
      const result = results?.[index];
      if (result) one.resolve(result);
      if (result || !results) end(one);
      else void sendAlone(one);
    });
  }

  async function sendAlone(one: Waiting): Promise<void> {
    await inPlace(() => sendMessage(sql, one.sending)).then(one.resolve, one.reject);
    end(one);
    go();
  }

  function end({ sending }: Waiting): void {
    for (const key of keysOf(sending)) underWay.delete(key);
  }

  return {
    add: (sending) =>
      new Promise((resolve, reject) => {
        waiting.push({ sending, resolve, reject });
        go();
      }),
  };
}

const keysOf = ({ senderId, conversationId }: Sending) => [`from ${senderId}`, `in ${conversationId}`];
