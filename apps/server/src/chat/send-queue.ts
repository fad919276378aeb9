import pLimit from 'p-limit';
import postgres from 'postgres';

import type { Database } from '../platform/database.ts';
import { sendMessage, sendMessages, type Sending, type SendResult } from './chat.store.ts';

/** At most this many sends in one statement, so that the first does not wait long for the last. */
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
 * Sends in the order of arrival, batched with other members' sends: while one statement runs the next batch fills, so that load makes the
 * statements larger and not more (docs/decisions/2026-11-23-send-twice-as-fast.md). Only sends of the same member or in the same
 * conversation wait for each other.
 */
export async function sendInTurn(sql: Database, sending: Sending): Promise<SendResult> {
  const queue = queues.get(sql) ?? createQueue(sql);
  queues.set(sql, queue);
  return await queue.add(sending);
}

function createQueue(sql: Database): Queue {
  /** Limits the sends that wait for locks in the database, so that they never take all connections. */
  const inPlace = pLimit(Math.ceil(sql.options.max / 2));
  /** Senders and conversations that have a send without an answer. */
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

  /** Takes the first send of each member and each conversation, unless one of theirs is still running. */
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
      // Whichever send the database refused, none of the batch was stored: each is sent alone.
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
