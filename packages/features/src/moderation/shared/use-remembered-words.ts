import type { ReportReason } from '@heartline/api-client';
import { useState } from 'react';

import type { Suspect } from '../moderation.queries.ts';

/** Words that were sent are offered the next time with the same ground, to a reader of the same language. */
export function useRememberedWords() {
  const [words] = useState(() => new Map<string, string>());
  const keyOf = (ground: ReportReason | undefined, { language }: Suspect) => `${ground} ${language}`;
  return {
    read: (ground: ReportReason, member: Suspect) => words.get(keyOf(ground, member)),
    write: (ground: ReportReason | undefined, member: Suspect, facts: string) =>
      words.set(keyOf(ground, member), facts),
  };
}
