import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { locales } from '../../packages/api-client/src/languages.ts';
import { root } from '../lib/process.ts';
import { storiesFiles, type StoriesFile } from './read-stories.ts';

/** One row of the screens in docs/elements.md. */
export interface Screen {
  stories: StoriesFile;
  /** Number of languages with every message of its feature. */
  languages: number;
  /** The feature has texts of its own. */
  words: boolean;
}

export function readScreens(): Screen[] {
  return storiesFiles('packages/{features,landers}/src/**/*.stories.tsx')
    .filter(({ stories }) => stories.length > 0)
    .map((stories) => {
      const folder = `${root}${dirname(stories.file)}/i18n`;
      const words = existsSync(`${folder}/en.json`);
      return { stories, words, languages: words ? complete(folder) : 0 };
    });
}

function complete(folder: string): number {
  const keys = (locale: string) => {
    const [file] = globSync(`${locale}.json`, { cwd: folder });
    return file
      ? new Set(Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object))
      : new Set<string>();
  };
  const english = [...keys('en')];
  return locales.filter((locale) => {
    const has = keys(locale);
    return english.every((key) => has.has(key));
  }).length;
}
