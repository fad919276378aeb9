import { existsSync, globSync, readFileSync } from 'node:fs';

import { IntlMessageFormat } from 'intl-messageformat';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

import { stateName } from '../../.storybook/look/state-name.ts';
import { pseudoMessages } from '../../.storybook/look/pseudo-locales.ts';
import { findIn } from '../../.storybook/blocks/find-in.ts';
import { screenHoles, statesOf } from '../../tools/elements/screen-states.ts';
import { readStories, storiesFiles } from '../../tools/elements/read-stories.ts';
import { holesOf } from '../../tools/elements/read-elements.ts';
import { notShown, readChoices } from '../../tools/elements/read-variants.ts';
import { readUses } from '../../tools/elements/read-uses.ts';
import { readChangelog, readChangeset } from '../../tools/elements/read-news.ts';
import { root } from '../../tools/lib/process.ts';

const element = (title: string, stories: string[], synonyms: string[] = []) => ({
  title,
  group: title.split('/').slice(0, -1).join('/'),
  name: title.split('/').at(-1) ?? '',
  docsId: undefined,
  file: '',
  notes: { use: 'Something.', avoid: 'Nothing.', synonyms },
  stories: stories.map((name) => ({ id: name.toLowerCase(), name })),
});
const library = [
  element('UI/Chat/ChatFooter', ['Enabled', 'No Credits'], ['composer', 'chat input']),
  element('UI/Credits/CreditsBadge', ['Many', 'None']),
  element('Screens/Chat/Chat footer', ['Enabled', 'Out Of Credits'], ['chat input']),
];
const names = (query: string) =>
  findIn(library, query).found.map(({ element: { title }, stories }) => [title, ...stories.map(({ name }) => name)]);

it('finds an element by a synonym, a state and an appearance in one line', () => {
  expect(names('composer')).toEqual([['UI/Chat/ChatFooter', 'Enabled', 'No Credits']]);
  expect(names('the chat input without credits')[0]).toEqual(['UI/Chat/ChatFooter', 'No Credits']);
  expect(findIn(library, 'Chat input, out of credits, danish dark 360px').look).toEqual({
    locale: 'da',
    theme: 'dark',
    viewport: 'phone',
  });
  // With a language, stories with text come first.
  expect(names('chat input out of credits danish')[0]).toEqual(['Screens/Chat/Chat footer', 'Out Of Credits']);
  expect(names('zeppelin')).toEqual([]);
});

it('makes pseudo-locales that keep values, plurals and tags', () => {
  const english = { unread: '<b>{name}</b> has {count, plural, one {# message} other {# messages}}' };
  const say = (locale: 'en-XA' | 'en-XB') =>
    new IntlMessageFormat(pseudoMessages(locale, english)['unread'] ?? [], 'en').format<string>({
      name: 'Anna',
      count: 2,
      b: (words) => `*${words.join('')}*`,
    });
  const accented = String(say('en-XA'));
  expect(accented).toMatch(/^\[\*Anna\* .*2 ɱéššåĝéš\S*\]$/u);
  expect(accented.length).toBeGreaterThan('[*Anna* has 2 messages]'.length);
  expect(say('en-XB')).toContain('\u202emessages\u202c');
});

it('writes the name of a state as a sentence', () => {
  expect(stateName('Full On Phone In German')).toBe('Full on phone in German');
  expect(stateName('IBAN Of Another Country')).toBe('IBAN of another country');
});

it('knows on which screens an element is used, alone or inside another, ignoring the rest of a barrel file', () => {
  const uses = readUses();
  const screens = (place: string) => uses[place]?.map((file) => file.replace(/^.*\//, '')) ?? [];
  expect(screens('member/swipe-deck')).toEqual(['swipe-game.stories.tsx', 'tinderswipe.stories.tsx']);
  expect(screens('feedback/load-error')).toEqual([]);
  // A card shows it.
  expect(screens('member/fictional-mark')).toContain('likes-screen.stories.tsx');
  expect(screens('credits/package-card')).not.toContain('likes-screen.stories.tsx');
});

const source = `
import { elementNotes } from '../testing/element-notes.ts';
const meta = { title: 'Chat/Row', parameters: { layout: 'padded', ...elementNotes({ use: 'A.', avoid: 'B.', synonyms: ['line'], keyboard: [['Enter', 'opens']] }) } };
export default meta;
export const Full = {};
export const Empty = { args: {} };
`;

it('reads title, states and notes of a stories file', () => {
  expect(readStories('row.stories.tsx', source)).toEqual({
    file: 'row.stories.tsx',
    title: 'Chat/Row',
    stories: ['Full', 'Empty'],
    notes: { use: 'A.', avoid: 'B.', synonyms: ['line'], keyboard: [['Enter', 'opens']] },
  });
});

it('names everything that an element lacks', () => {
  const whole = {
    group: 'chat',
    name: 'row',
    place: 'chat/row',
    designed: true,
    exists: true,
    stories: [readStories('row.stories.tsx', source)],
    tests: 4,
    conforms: true,
    controls: true,
    notShown: [],
  };
  expect(holesOf([whole])).toEqual([]);
  expect(holesOf([{ ...whole, exists: false }])).toEqual(['chat/row: row of design.md §6 does not exist']);
  expect(holesOf([{ ...whole, stories: [], tests: 0, conforms: false }])).toEqual([
    'chat/row: row has no stories',
    'chat/row: row has no tests',
    'chat/row: row has no describeConformance line',
    'chat/row: row has no notes: parameters: elementNotes({ use, avoid })',
  ]);
  expect(holesOf([{ ...whole, controls: false, notShown: ['tone danger', 'muted'] }])).toEqual([
    'chat/row: row has stories without `component`, and so no controls',
    'chat/row: row has no story for tone danger',
    'chat/row: row has no story for muted',
  ]);
});

it('reads the variants and states of an element from its props, and those without a story', () => {
  const row = `
    interface PlaceProps { deep: boolean }
    export interface RowProps extends PlaceProps { tone?: 'info' | 'danger' | 'gold'; size: 's' | number; muted?: boolean; name: string }
    export const Row = ({ tone = 'info', muted = false }: RowProps) => null;`;
  const choices = readChoices('row.tsx', row, (props) => props === 'RowProps');
  expect(choices).toEqual([
    { prop: 'tone', values: ['danger', 'gold'] },
    { prop: 'muted', values: [] },
  ]);
  expect(notShown(choices, `export const Gold = { args: { tone: 'gold' } };`)).toEqual(['tone danger', 'muted']);
  expect(notShown(choices, `<Row tone="danger" muted /> <Row tone="gold" />`)).toEqual([]);
});

it('names every state of a screen without a story', () => {
  const source = "const { data } = useQuery(visits); return <EmptyState title='Nobody' />;";
  expect(statesOf(source)).toEqual(['loading', 'failed', 'empty']);
  expect(statesOf('return <h1>Done</h1>;')).toEqual([]);
  const screen = { file: 'visits/visits-screen.tsx', source, stories: ['Full', 'Loading', 'LoadFailed', 'Nobody'] };
  expect(screenHoles([screen])).toEqual([]);
  expect(screenHoles([{ ...screen, stories: ['Full', 'NothingFilledIn', 'ChoiceFailed'] }])).toEqual([
    'visits/visits-screen.tsx: has no story for loading',
    'visits/visits-screen.tsx: has no story for failed',
    'visits/visits-screen.tsx: has no story for empty',
  ]);
  expect(screenHoles([{ ...screen, stories: [] }])).toEqual(['visits/visits-screen.tsx: has no stories']);
});

it('reads the news from changesets and changelogs', () => {
  expect(readChangeset("---\n'@heartline/ui': minor\n---\n\nA sheet.\n")).toEqual({
    packages: ['@heartline/ui: minor'],
    text: 'A sheet.',
  });
  expect(readChangelog('@heartline/ui', '# ui\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b: A sheet.\n')).toEqual([
    { name: '@heartline/ui', version: '0.2.0', changes: [{ kind: 'Minor Changes', lines: ['1a2b: A sheet.'] }] },
  ]);
});

it('[LIB-04b] Chromatic gets the output of our build, from anybody with a token', () => {
  const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
  const { storybookBuildDir } = JSON.parse(read('chromatic.config.json')) as { storybookBuildDir: string };
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  expect(devDependencies).toHaveProperty('chromatic');
  expect(read('tools/storybook.ts')).toContain(`}${storybookBuildDir}\``);
  expect(existsSync(`${root}node_modules/.bin/chromatic`)).toBe(true);
});

it('each pattern is a page of Storybook that shows existing stories', () => {
  const prefixes = { 'packages/ui/src': 'UI', 'packages/features/src': 'Screens', '.storybook/flows': 'Flows' };
  const ids = new Set(
    Object.entries(prefixes).flatMap(([folder, prefix]) =>
      storiesFiles(`${folder}/**/*.stories.tsx`).flatMap(({ title, stories }) =>
        stories.map((story) => toId(`${prefix}/${title}`, storyNameFromExport(story))),
      ),
    ),
  );
  const names = globSync('*.md', { cwd: `${root}docs/design/patterns` }).map((file) => file.replace('.md', ''));
  expect(names.length).toBeGreaterThan(0);
  const index = readFileSync(`${root}docs/design/patterns.md`, 'utf8');
  for (const name of names) {
    expect(index, name).toContain(`patterns/${name}.md`);
    const page = readFileSync(`${root}.storybook/docs/patterns/${name}.mdx`, 'utf8');
    expect(page, name).toContain(`docs/design/patterns/${name}.md?raw`);
    const shown = [...page.matchAll(/\['([a-z0-9-]+--[a-z0-9-]+)', /g)].map(([, id = '']) => id);
    expect(shown.length, name).toBeGreaterThan(0);
    expect(
      shown.filter((id) => !ids.has(id)),
      name,
    ).toEqual([]);
  }
});
