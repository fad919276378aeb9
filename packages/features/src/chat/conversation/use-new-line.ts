import type { Conversation } from '../../shared/index.ts';
import { useState } from 'react';

/**
 * Highest number that the viewer had read before: the new-messages line stands after it. Messages that arrive in view of the viewer are
 * not new; once drawn, the line stays until the conversation is left.
 */
export function useNewLine({ chat, messages }: Conversation, seen: boolean): number {
  const { lastSeq, readSeq } = chat.conversation;
  const [line, setLine] = useState(readSeq);
  const [known, setKnown] = useState(lastSeq);
  if (lastSeq === known) return line;
  setKnown(lastSeq);
  const lineStands = messages.some(({ mine, seq }) => !mine && seq > line && seq <= known);
  if (!seen || lineStands) return line;
  setLine(lastSeq);
  return lastSeq;
}
