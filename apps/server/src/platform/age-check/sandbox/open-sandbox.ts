import type { AgeCheckAdapter, AgeCheckParts } from '../adapter.ts';
import { createSandbox } from './sandbox.ts';

/** Whoever says yes is an adult to it: in a demo and in tests only, its page with it. */
export function openSandbox({ clock, config }: AgeCheckParts): AgeCheckAdapter[] {
  if (!config.demo && config.mode !== 'test') return [];
  return [createSandbox(clock, `age-check:${config.webhookSecret ?? ''}`)];
}
