import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { locales, type Locale } from '../../packages/api-client/src/languages.ts';
import { root } from '../../tools/lib/process.ts';

/** Rules of docs/voice.md that a machine can check. */
interface Rule {
  name: string;
  /** Matches forbidden text, in any case. */
  pattern: string;
  /** Makes the pattern case-sensitive. @default false */
  capitals?: boolean;
  /** Prefixes of the ids that it applies to. @default all */
  only?: string[];
  /** Prefixes of the ids that it does not apply to. */
  except?: string[];
  wrong: string;
  right: string;
}
interface Rules {
  /** Texts that the requirements quote word for word. */
  quoted: string[];
  rules: Rule[];
}

const rulesOf = (name: string): Rules => JSON.parse(readFileSync(join(root, 'tests/words', name), 'utf8')) as Rules;
const lists = globSync('*.json', { cwd: join(root, 'tests/words') }).sort();

/** Without the names and formats of arguments and tags; the words of plurals stay. */
const shown = (text: string): string =>
  text
    .replaceAll(/\{(\w+)(?:, (?:number|date|time)[^{}]*)?\}/g, '{$1}')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '{')
    .replaceAll(/=\d+(?= \{)/g, '')
    .replaceAll(/<\/?\w+>/g, '');
const withoutNames = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}');

function breaks({ pattern, capitals, only, except = [] }: Rule, id: string, text: string): boolean {
  if (except.some((start) => id.startsWith(start))) return false;
  if (only && !only.some((start) => id.startsWith(start))) return false;
  // The rules about prices match the argument's name; all others match words.
  return new RegExp(pattern, capitals ? 'u' : 'iu').test(
    pattern.includes('\\{') ? shown(text) : withoutNames(shown(text)),
  );
}

/** All texts in a language, of screens, mails, statements of reasons and sites. */
function textsOf(locale: Locale): [string, string][] {
  return globSync(`{packages,apps}/*/src/**/i18n/${locale}.json`, { cwd: root }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
  );
}

describe.each(lists)('%s', (list) => {
  const { quoted, rules } = rulesOf(list);

  it.each(rules)('$name: refuses the wrong examples, and accepts the right ones', (rule) => {
    const id = rule.only?.[0] ?? 'any.text';
    expect(breaks(rule, id, rule.wrong)).toBe(true);
    expect(breaks(rule, id, rule.right)).toBe(false);
  });

  it('no text breaks a rule', () => {
    const spoken = list === 'all.json' ? locales : locales.filter((locale) => `${locale}.json` === list);
    expect(spoken.length).toBeGreaterThan(0);
    const found = spoken.flatMap((locale) =>
      textsOf(locale).flatMap(([id, text]) =>
        quoted.includes(id)
          ? []
          : rules.filter((rule) => breaks(rule, id, text)).map(({ name }) => `${locale} ${id}: ${name}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('every quoted text exists', () => {
    const ids = new Set(textsOf('en').map(([id]) => id));
    expect(quoted.filter((id) => !ids.has(id))).toEqual([]);
  });
});
