import type { AgeCheckAdapter, AgeCheckParts } from '../adapter.ts';
import { createRedirect } from './redirect.ts';

/** Set up where the environment names a provider: AGE_CHECK_URL, AGE_CHECK_KEY and AGE_CHECK_SECRET. */
export const openRedirect = ({ clock, config: { ageCheck } }: AgeCheckParts): AgeCheckAdapter[] =>
  ageCheck ? [createRedirect(clock, ageCheck)] : [];
