import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { locales } from '../../packages/api-client/src/languages.ts';
import { checkMessages, checkTexts, type MessageProblem } from '../../tools/checks/messages.ts';
import { root } from '../../tools/lib/process.ts';

const english = {
  'chat.send': 'Send your message',
  'chat.online': 'Online',
  'chat.greet': 'Hello {name}, good to see you',
  'chat.unread': '{count, plural, one {# new message} other {# new messages}}',
};
const polish = {
  'chat.send': 'Wyślij wiadomość',
  'chat.online': 'Online',
  'chat.greet': 'Cześć {name}, miło cię widzieć',
  'chat.unread':
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# wiadomości}}',
};
const check = (changes: Record<string, string>, locale = 'pl') =>
  checkTexts('pl.json', locale, english, { ...polish, ...changes }, {}).map(({ id, problem }) => `${id}: ${problem}`);

describe('one language file', () => {
  it('passes when complete', () => {
    expect(check({})).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['untranslated', { 'chat.send': 'Send your message' }, 'chat.send: untranslated: equals the English'],
    ['empty', { 'chat.send': ' ' }, 'chat.send: empty'],
    ['unknown', { 'chat.old': 'Stare' }, 'chat.old: unknown: English has no such message'],
    ['malformed', { 'chat.greet': 'Cześć {name' }, 'chat.greet: not a valid message: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['without its argument', { 'chat.greet': 'Cześć' }, 'chat.greet: argument name is missing'],
    ['with a foreign argument', { 'chat.send': 'Wyślij {what}' }, 'chat.send: argument what is unknown'],
    [
      'without a plural category',
      { 'chat.unread': '{count, plural, one {# wiadomość} few {# wiadomości} other {# wiadomości}}' },
      'chat.unread: plural of count lacks many',
    ],
  ])('%s', (_title, changes, problem) => {
    expect(check(changes)).toEqual([problem]);
  });

  it('missing', () => {
    const { 'chat.send': _left, ...rest } = polish;
    expect(checkTexts('pl.json', 'pl', english, rest, {})).toEqual([
      { file: 'pl.json', id: 'chat.send', problem: 'missing' },
    ]);
  });

  it('may equal the English where an exception for this language says so', () => {
    const same = { 'chat.send': ['nl'] };
    const texts = { ...english };
    const ids = (locale: string) => checkTexts('x.json', locale, english, texts, same).map(({ id }) => id);
    expect(ids('nl')).toEqual(['chat.greet', 'chat.unread']);
    expect(ids('de')).toContain('chat.send');
  });
});

describe('all files', () => {
  it('[LOC-01ab] the interface has every message in eleven languages, in words of their own', () => {
    expect(locales).toEqual(expect.arrayContaining(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']));
    expect(checkMessages(root).problems).toEqual([]);
  });

  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function checkTree(files: Record<string, unknown>): MessageProblem[] {
    folder = mkdtempSync(join(tmpdir(), 'heartline-messages-'));
    for (const [path, content] of Object.entries({ 'tools/checks/same-in-english.json': {}, ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return checkMessages(`${folder}/`).problems;
  }
  const define = (id: string) =>
    `export const m = { a: { id: '${id}', defaultMessage: 'Yes', description: 'Agrees.' } };`;
  const inAll = (group: string, texts: object, base = 'packages/features/src') =>
    Object.fromEntries(locales.map((locale) => [`${base}/${group}/i18n/${locale}.json`, texts]));

  it('a subfolder of shared with language files of its own is a group of its own', () => {
    expect(
      checkTree({
        'packages/features/src/shared/messages/common.messages.ts': define('shared.yes'),
        'packages/features/src/shared/vocabulary/vocabulary.messages.ts': define('shared.hair'),
        ...inAll('shared', { 'shared.yes': 'Yes' }),
        ...inAll('shared/vocabulary', { 'shared.hair': 'Yes' }),
      }),
    ).toEqual([]);
  });

  it('texts of the server are checked like those of a screen', () => {
    const english = 'The link is valid for {days, plural, one {# day} other {# days}}.';
    const polish = 'Link działa przez {days, plural, one {# dzień} other {# dni}}.';
    const files = inAll('platform/mail', { 'mail.note': english }, 'apps/server/src');
    const problems = checkTree({
      'apps/server/src/platform/mail/mail.messages.ts': `${define('mail.note')}\n${define('mail.lead')}`,
      'apps/server/src/site/site.messages.ts': define('site.title'),
      ...files,
      'apps/server/src/platform/mail/i18n/da.json': {},
      'apps/server/src/platform/mail/i18n/pl.json': { 'mail.note': polish },
    }).map(({ file, id, problem }) => `${file.replace('apps/server/src/', '')} ${id}: ${problem}`);
    for (const problem of [
      'platform/mail/i18n/da.json mail.note: missing',
      'platform/mail/i18n/de.json mail.note: untranslated: equals the English',
      'platform/mail/i18n/en.json mail.lead: missing',
      'platform/mail/i18n/en.json mail.note: differs from the text in the code',
      'platform/mail/i18n/pl.json mail.note: plural of days lacks few',
      'platform/mail/i18n/pl.json mail.note: plural of days lacks many',
      'site/i18n/pl.json *: no valid file',
    ])
      expect(problems).toContain(problem);
  });

  it('reports texts in the code without language files, and language files without texts', () => {
    const problems = checkTree({
      'packages/features/src/likes/likes.messages.ts': define('likes.yes'),
      ...inAll('chat', { 'chat.gone': 'Gone' }),
    });
    expect(problems).toContainEqual({
      file: 'packages/features/src/likes/i18n/en.json',
      id: 'likes.yes',
      problem: 'missing',
    });
    expect(problems).toContainEqual({
      file: 'packages/features/src/likes/i18n/pl.json',
      id: '*',
      problem: 'no valid file',
    });
    expect(problems).toContainEqual({
      file: 'packages/features/src/chat/i18n/en.json',
      id: 'chat.gone',
      problem: 'no message of this id in the code',
    });
  });
});
