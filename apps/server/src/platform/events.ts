import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from './database.ts';

export type LiveEventPayload = EndpointAnswer<typeof endpoints.chat.events>;

/** Live events: stored ones are numbered per member and can be resumed; passing ones (typing) reach whoever listens now. */
export interface EventHub {
  /** Writes one event into the member's stream, inside the caller's transaction. Call `wake` after it has committed. */
  append: (sql: Sql, memberId: number, payload: LiveEventPayload, at: Date) => Promise<void>;
  /** Tells every process that these members' streams have grown. Batched; never inside a transaction (design.md section 2). */
  wake: (memberIds: number[]) => void;
  /** Reaches the member's connected devices and is not stored. */
  send: (memberId: number, payload: LiveEventPayload) => void;
  /** Ends the member's open streams everywhere, after logout, password change or deletion. */
  disconnect: (memberId: number, sessionId?: string) => void;
  /** The member's stream as a server-sent-events answer, from after this sequence number. */
  stream: (memberId: number, sessionId: string, after: number | undefined, signal: AbortSignal) => Response;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}
