import { stripVTControlCharacters } from 'node:util';

interface Story {
  ancestorTitles: string[];
  status: string;
  failureMessages: string[];
}

/** Reports the results of Storybook's test runner to people who do not program: a line for each element, then every failed story. */
export default class StoryReporter {
  readonly #failed: string[] = [];
  #tested = 0;

  onTestResult(_test: unknown, file: { testResults: Story[]; failureMessage?: string | null }): void {
    const stories = file.testResults;
    const failed = stories.filter(({ status }) => status === 'failed');
    const title = stories[0]?.ancestorTitles[0];
    this.#tested += stories.length;
    if (!title) this.#failed.push(short(file.failureMessage ?? 'a file of stories was not read'));
    else
      process.stdout.write(
        `${failed.length === 0 ? '✓' : '✗'} ${title}: ${stories.length - failed.length} of ${stories.length}\n`,
      );
    for (const { ancestorTitles, failureMessages } of failed)
      this.#failed.push(`${ancestorTitles.join(': ')}\n${short(failureMessages.join('\n'))}`);
  }

  onRunComplete(): void {
    process.stdout.write(`\n${this.#failed.map((text) => `✗ ${text}\n\n`).join('')}`);
    process.stdout.write(`${this.#tested - this.#failed.length} of ${this.#tested} stories passed\n`);
  }

  getLastError(): Error | undefined {
    return this.#failed.length > 0 ? new Error('stories failed') : undefined;
  }
}

/** The message and the address of the story, without the runner's own stack frames. */
function short(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(at |-{5,}|Click to debug)/.test(line));
  return lines
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}
