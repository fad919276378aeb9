import { existsSync, readFileSync } from 'node:fs';

import { preview, type Plugin } from 'vite';

import { freePort } from './free-port.ts';
import { bin, root, run } from './process.ts';

const folder = `${root}storybook-static`;

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

export interface Tested {
  /** Address of a published Storybook; otherwise the built one. */
  address?: string | undefined;
  /** Only one story of each element of the built one. */
  elements: boolean;
  /** Only stories whose title has one of these words. */
  words: string[];
}

/** Storybook's own test runner over every story, as in the browser of a reader with the address. */
export async function testStories({ address, elements, words }: Tested): Promise<number> {
  if (!address && !existsSync(`${folder}/index.json`))
    await run(process.execPath, [`${root}tools/storybook.ts`, '--build']);
  const server = address ? undefined : await serve(elements);
  const url = address ?? server!.url;
  const { status, output } = await run(
    bin('test-storybook'),
    // The runner's output before the first test is only of interest for its setup.
    ['--url', url, '--index-json', '--maxWorkers', '2', ...words],
    { quiet: elements },
  );
  await server?.close();
  if (elements) process.stdout.write(output);
  return status;
}

async function serve(elements: boolean): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port, host: '127.0.0.1', strictPort: true },
    plugins: elements ? [oneOfEach] : [],
  });
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Gives the runner, but not the page, a shorter list: the first story of each element, with the elements of a folder as if they were
 * stories of one. It loads Storybook once per entry.
 */
const oneOfEach: Plugin = {
  name: 'one-of-each',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/index.json', (request, response, next) => {
      if (request.headers['user-agent']?.startsWith('Mozilla')) return next();
      const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
      const seen = new Set<string>();
      const first = Object.entries(index.entries).filter(([, { type, title }]) => {
        if (type !== 'story' || !title.startsWith('UI/') || seen.has(title)) return false;
        return seen.add(title);
      });
      const entries = first.map(([id, entry]) => {
        const [top, group, ...rest] = entry.title.split('/');
        return [id, { ...entry, title: `${top}/${group}`, name: `${rest.join('/')}: ${entry.name}` }];
      });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...index, entries: Object.fromEntries(entries) as object }));
    }),
};
