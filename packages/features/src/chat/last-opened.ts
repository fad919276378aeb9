import * as v from 'valibot';

import { isSharedDevice, localStore } from '../shared/index.ts';

/** The conversation that was open last, and when (CHAT-08). */
export interface LastOpened {
  conversationId: string;
  profileId: string;
  /** ISO time. */
  date: string;
}

const schema = v.object({
  conversationId: v.string(),
  profileId: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
});
const keyOf = (memberId: string) => `heartline-last-chat:${memberId}`;

export function readLastOpened(memberId: string): LastOpened | null {
  const parsed = v.safeParse(schema, localStore.read(keyOf(memberId)));
  return parsed.success ? parsed.output : null;
}

export function keepLastOpened(memberId: string, lastOpened: LastOpened): void {
  // A convenience: without storage, /chats shows the list.
  if (!isSharedDevice()) localStore.write(keyOf(memberId), lastOpened);
}
