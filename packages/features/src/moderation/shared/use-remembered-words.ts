import type { ReportReason } from '@heartline/api-client';
import { useState } from 'react';

import type { Suspect } from '../moderation.queries.ts';

/** Suggests the words last sent for a ground, for the next member with the same language. */
export function useRememberedWords() {
  const [words] = useState(() => new Map<string, string>());
  const keyOf = (ground: ReportReason | undefined, { language }: Suspect) => `${ground} ${language}`;
  return {
    read: (ground: ReportReason, member: Suspect) => words.get(keyOf(ground, member)),
    write: (ground: ReportReason | undefined, member: Suspect, facts: string) =>
      words.set(keyOf(ground, member), facts),
  };
}
