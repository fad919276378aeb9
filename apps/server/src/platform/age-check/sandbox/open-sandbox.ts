import type { AgeCheckAdapter, AgeCheckParts } from '../adapter.ts';
import { createSandbox } from './sandbox.ts';

/** Accepts every yes as proof: only in a demo and in tests, and so is its page. */
export function openSandbox({ clock, config }: AgeCheckParts): AgeCheckAdapter[] {
  if (!config.demo && config.mode !== 'test') return [];
  return [createSandbox(clock, `age-check:${config.webhookSecret ?? ''}`)];
}
