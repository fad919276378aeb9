import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

/** Conditions of a real reader: a phone and a desktop, the browser's own clock, language and motion. A story may set its own width. */
const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 760 };

const thrown = new WeakMap<Page, string[]>();

export default {
  async preVisit(page, { id }) {
    if (!thrown.has(page)) page.on('pageerror', ({ message }) => thrown.get(page)?.push(message));
    thrown.set(page, []);
    await page.setViewportSize((await page.evaluate(ownSize, id)) ?? desktop);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    expectNone(`at ${page.viewportSize()?.width} px`, thrown.get(page) ?? []);
    if (await page.evaluate(ownSize, id)) return;
    await page.setViewportSize(phone);
    expectNone(`at ${phone.width} px`, [...(await page.evaluate(mountAgain, id)), ...(thrown.get(page) ?? [])]);
  },
} satisfies TestRunnerConfig;

function expectNone(where: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`${where}: ${faults.join('\n')}`);
}

/** Runs in the page: the window size that this story sets in Storybook's toolbar. */
async function ownSize(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const { storyGlobals, parameters } = await (
    globalThis as unknown as StorybookPage
  ).__STORYBOOK_PREVIEW__.storyStore.loadStory({
    storyId,
  });
  const { width, height } = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles ?? {};
  return width && height ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } : undefined;
}

/** Runs in the page: mounts the story again, with its play function and the accessibility check. */
function mountAgain(storyId: string): Promise<string[]> {
  const channel = (globalThis as unknown as StorybookPage).__STORYBOOK_ADDONS_CHANNEL__;
  const faults: string[] = [];
  const failed = (event: Failure | Failure[]) => {
    for (const error of [event].flat()) faults.push(error.message ?? error.description ?? 'failed');
  };
  const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];
  return new Promise((resolve) => {
    const finish = ({ status, reporters = [] }: Finished) => {
      for (const name of failures) channel.off(name, failed);
      channel.off('storyFinished', finish);
      for (const { type, status: result, result: { violations = [] } = {} } of reporters)
        if (result === 'failed')
          faults.push(
            `${type}: ${violations.map(({ help, nodes }) => `${help} (${nodes.map(({ html }) => html).join(', ')})`).join('; ')}`,
          );
      if (status === 'error' && faults.length === 0) faults.push('the story ended with an error');
      resolve(faults);
    };
    for (const name of failures) channel.on(name, failed);
    channel.on('storyFinished', finish);
    channel.emit('forceRemount', { storyId });
  });
}

interface Failure {
  message?: string;
  description?: string;
}
interface Finished {
  status: string;
  reporters?: {
    type: string;
    status: string;
    result?: { violations?: { help: string; nodes: { html: string }[] }[] };
  }[];
}
interface StorybookPage {
  __STORYBOOK_PREVIEW__: {
    storyStore: {
      loadStory: (given: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } };
        parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
      }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (name: string, given: object) => void;
    on: (name: string, listener: (given: never) => void) => void;
    off: (name: string, listener: (given: never) => void) => void;
  };
}
