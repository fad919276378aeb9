// The published elements against other libraries, plain elements and bare lists, in one run. Production builds in Chromium. Times are those
// of the page's main thread, so that a busy machine disturbs them little.
import type { Page } from 'playwright';

import { launchBrowser } from '../tools/lib/open-folder.ts';
import type { Row } from './report.ts';
import { sized } from './short.ts';
import { buildPage, type BuiltPage } from './ui/build-page.ts';
import { plainCardSource } from './ui/plain-card.ts';
import { prepare } from './ui/prepare.ts';
import { costOf, inRounds, median, onPage } from './ui/rounds.ts';

const libraries: Record<string, string> = {
  native: 'native elements only',
  radix: 'Radix, cva and Tailwind',
  'react-aria': 'React Aria',
  mui: 'MUI',
  mantine: 'Mantine',
  chakra: 'Chakra',
  ant: 'Ant Design',
};
const rivals = sized(['mui', 'mantine', 'chakra', 'ant'], ['mui']);
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const weight = ({ script, style }: BuiltPage) => kilobytes(script + style);
const rounded = (value: number) => Math.round(value * 100) / 100;

await prepare();
const rows: Row[] = [...(await pageSizes()), ...(await elementSizes()), ...(await cards()), ...(await list())];
process.stdout.write(`${JSON.stringify({ bench: 'ui', rows })}\n`);

async function pageSizes(): Promise<Row[]> {
  const what = 'Page with button, badge, modal, menu, tabs, form fields, avatar and toast, script and styles gzipped';
  const found: Row[] = [
    { title: `${what}: ours`, value: weight(await buildPage('heartline/page.tsx')), unit: 'kB', limit: 120 },
  ];
  for (const [library, name] of Object.entries(libraries))
    found.push({ title: `The same page: ${name}`, value: weight(await buildPage(`${library}/page.tsx`)), unit: 'kB' });
  return found;
}

/** The script size that one element adds to a page with React. */
async function elementSizes(): Promise<Row[]> {
  const over = async (name: string, code: string) =>
    kilobytes((await buildPage(`heartline/${name}.tsx`, { code, overReact: true })).script);
  const ours = (path: string, name: string) =>
    over(name, `import { ${name} } from '@heartline/ui/${path}';\nglobalThis.used = ${name};`);
  const radix = (name: string, parts: string[]) =>
    over(
      `radix-${name}`,
      `import { ${name} } from 'radix-ui';\nglobalThis.used = [${parts.map((part) => `${name}.${part}`).join()}];`,
    );
  const gallery = `import { PhotoGallery } from '@heartline/ui/member/photo-gallery';
    import { Lightbox } from '@heartline/ui/overlays/lightbox';
    globalThis.used = [PhotoGallery, Lightbox];`;
  const pairs: [title: string, path: string, name: string, radixName: string, parts: string[]][] = [
    [
      'Dialog',
      'overlays/dialog',
      'Dialog',
      'Dialog',
      ['Root', 'Portal', 'Overlay', 'Content', 'Title', 'Description', 'Close'],
    ],
    ['Popover', 'overlays/popover', 'Popover', 'Popover', ['Root', 'Trigger', 'Portal', 'Content', 'Close']],
    ['Menu', 'overlays/menu', 'Menu', 'DropdownMenu', ['Root', 'Trigger', 'Portal', 'Content', 'Item', 'Separator']],
    ['Tooltip', 'overlays/tooltip', 'Tooltip', 'Tooltip', ['Provider', 'Root', 'Trigger', 'Portal', 'Content']],
  ];
  const found: Row[] = [
    {
      title: 'Gallery with lightbox, zoom, keyboard and lock, script over React',
      value: await over('Gallery', gallery),
      unit: 'kB',
      limit: 12,
    },
    {
      title: 'Swipe deck, script over React',
      value: await ours('member/swipe-deck', 'SwipeDeck'),
      unit: 'kB',
      limit: 5,
    },
  ];
  for (const [title, path, name, radixName, parts] of pairs) {
    found.push({
      title: `${title}, script over React: ours, on the platform, with its look`,
      value: await ours(path, name),
      unit: 'kB',
    });
    found.push({
      title: `${title}, script over React: Radix, without a look`,
      value: await radix(radixName, parts),
      unit: 'kB',
    });
  }
  return found;
}

async function cards(): Promise<Row[]> {
  const ours = await buildPage('heartline/cards.tsx');
  const browser = await launchBrowser();
  const source = await onPage(browser, ours, async (page) => {
    await page.evaluate('mount(1)');
    return plainCardSource(page);
  });
  await browser.close();
  const pages: Record<string, BuiltPage> = { ours, plain: await buildPage('heartline/plain.tsx', { code: source }) };
  const others: Record<string, BuiltPage> = { ours };
  for (const rival of rivals) others[rival] = await buildPage(`${rival}/cards.tsx`);

  const mount = async (page: Page) => (await costOf(page, `mount(${sized(1000, 20)})`)).work;
  const close = await inRounds(pages, sized(9, 1), mount);
  const far = await inRounds(others, sized(3, 1), mount);
  const ratio = median(close['ours']!.map((value, round) => value / close['plain']![round]!));
  const what = '1,000 member cards with picture, badge and two buttons';
  return [
    { title: `${what}, page gzipped`, value: weight(ours), unit: 'kB', limit: 80 },
    ...rivals.map((rival) => ({
      title: `The same page: ${libraries[rival]}`,
      value: weight(others[rival]!),
      unit: 'kB',
    })),
    {
      title: `${what}, mount: ours against the same nodes without components`,
      value: rounded(ratio),
      unit: '×',
      limit: 1.15,
    },
    { title: `${what}, mount: ours`, value: Math.round(median(far['ours']!)), unit: 'ms' },
    ...rivals.flatMap((rival) => [
      { title: `${what}, mount: ${libraries[rival]}`, value: Math.round(median(far[rival]!)), unit: 'ms' },
      {
        title: `${what}, mount: ours against ${libraries[rival]}`,
        value: rounded(median(far['ours']!) / median(far[rival]!)),
        unit: '×',
        limit: 1,
      },
    ]),
  ];
}

async function list(): Promise<Row[]> {
  const names = ['ours', 'bare', 'fixed'] as const;
  const pages: Record<string, BuiltPage> = {};
  for (const name of names) pages[name] = await buildPage(`heartline/${name === 'ours' ? '' : `${name}-`}list.tsx`);
  const found = await inRounds(pages, sized(7, 1), async (page) => {
    await page.evaluate(`makeMessages(${sized(10_000, 100)})`);
    const mount = await costOf<{ nodes: number }>(page, 'mountList()');
    const append = await costOf(page, 'appendMessages(20)');
    const nodes = (await page.evaluate('document.querySelectorAll("#root *").length')) as number;
    return { mount: mount.work, append: append.work / 20, nodes: Math.max(mount.result.nodes, nodes) };
  });
  const of = (page: (typeof names)[number], what: 'mount' | 'append' | 'nodes') =>
    found[page]!.map((each) => each[what]);
  const timed = (what: 'mount' | 'append', title: string): Row[] => {
    const [ours = 0, bare = 0, fixed = 0] = names.map((name) => median(of(name, what)));
    return [
      {
        title: `${title}: ours against a bare windowed list of rows of any height`,
        value: rounded(ours / bare),
        unit: '×',
        limit: 1.5,
      },
      { title: 'The same: ours', value: rounded(ours), unit: 'ms' },
      { title: 'The same: a bare windowed list of rows of any height', value: rounded(bare), unit: 'ms' },
      { title: 'The same: rows of one known height, which no conversation has', value: rounded(fixed), unit: 'ms' },
    ];
  };
  return [
    ...timed('mount', 'Message list with 10,000 messages, until the newest is in view'),
    ...timed('append', 'One message more, until it is in view'),
    { title: 'Nodes of a list with 10,000 messages', value: Math.max(...of('ours', 'nodes')), unit: '', limit: 300 },
  ];
}
