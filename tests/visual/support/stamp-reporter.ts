import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { stories } from './stories.ts';
import { stamp } from './unchanged.ts';

/** Types of annotations that a story's test adds. */
export const notes = { file: 'stories file', chromium: 'Chromium' } as const;

/** After a run, stores the hash of each stories file whose stories have all passed. */
export default class StampReporter implements Reporter {
  readonly #passed = new Map<string, number>();
  #chromium = '';

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    const noteOf = (kind: string) => annotations.find(({ type }) => type === kind)?.description;
    const file = noteOf(notes.file);
    if (file === undefined || status !== 'passed') return;
    this.#chromium = noteOf(notes.chromium) ?? this.#chromium;
    this.#passed.set(file, (this.#passed.get(file) ?? 0) + 1);
  }

  onEnd(): void {
    const countOf = (file: string) => stories.filter((story) => story.file === file).length;
    const whole = [...this.#passed].filter(([file, count]) => count === countOf(file)).map(([file]) => file);
    if (whole.length > 0) stamp(whole, this.#chromium);
  }
}
