import * as v from 'valibot';

/** The chat that was open last, and when (CHAT-08). */
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
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function keepLastOpened(memberId: string, lastOpened: LastOpened): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(lastOpened));
  } catch {
    // A convenience: without storage /chats shows the list.
  }
}
