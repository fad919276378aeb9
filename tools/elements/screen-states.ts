import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root } from '../lib/process.ts';
import { storiesFiles, type StoriesFile } from './read-stories.ts';

/** States of a screen that its stories show under these names, and selectors that must match then. */
export const screenStates = {
  loading: { named: /(Loading|^Starting)$/, shows: '[aria-busy=true], [data-slot$=skeleton], [data-slot=spinner]' },
  failed: { named: /LoadFailed$/, shows: '[data-slot=error-panel]' },
  empty: {
    named:
      /^(Empty|FirstMessage|Nobody(Fits)?|Nothing(Yet|Bought)?|No(Received|Given|Mutual|Held|Appeals|Reports|Restrictions|Entries))$/,
    // The empty state of a form has its fields.
    shows: '[data-slot=empty-state], form, [data-slot=file-drop]',
  },
} as const;
export type ScreenState = keyof typeof screenStates;

/** Screens without data that could fail separately, with the reason. */
const without: Record<string, Partial<Record<ScreenState, string>>> = {
  'members/profile-screen.tsx': { empty: 'a profile is there or not; what visitors may not see is told by the search' },
  'account/profile-screen.tsx': { failed: 'without the regions of a country the rest can be told all the same' },
  'deletion/delete-account-screen.tsx': {
    loading: 'the discount is one more reason to stay: nobody waits for it',
    failed: 'and leaves without it',
  },
  'deletion/reactivate-screen.tsx': { failed: 'whatever keeps the question from its answer keeps nobody from trying' },
  'legal/static-page-screen.tsx': { failed: 'without its company it is the error page of the site' },
  'site/home-screen.tsx': {
    loading: 'members are decoration: it never waits for them',
    failed: 'and does without them',
  },
  'site/not-found-screen.tsx': { loading: 'as on the home page', failed: 'as there' },
};

interface Screen {
  /** Such as `likes/likes-screen.tsx`. */
  file: string;
  /** Its own source and that of the files in its folder that it uses. */
  source: string;
  /** Names of the stories that mount it or its view. */
  stories: string[];
}

/** Every screen of the features: the components placed by routes. */
export function readScreenSources(features = `${root}packages/features/src/`): Screen[] {
  return globSync('*/*-screen.tsx', { cwd: features })
    .sort()
    .map((file) => {
      const parts = partsOf(features, file);
      const stories = storiesFiles(`packages/features/src/${dirname(file)}/*.stories.tsx`).filter((one) =>
        mounts(one, file),
      );
      return {
        file,
        source: parts.map((part) => readFileSync(features + part, 'utf8')).join('\n'),
        stories: stories.flatMap(({ stories: names }) => names),
      };
    });
}

/** The possible states of a screen, found in its source. */
export function statesOf(source: string): ScreenState[] {
  const reads = /\buse(Infinite|Suspense)?Query\(/.test(source) || /<(LoadError|Skeleton|Spinner)\b/.test(source);
  return [
    ...(reads ? (['loading', 'failed'] as const) : []),
    ...(/<EmptyState\b/.test(source) ? ['empty' as const] : []),
  ];
}

/** Screens that lack a story for one of their states, a line each. */
export const screenHoles = (screens: Screen[]): string[] =>
  screens.flatMap(({ file, source, stories }) =>
    stories.length === 0
      ? [`${file}: has no stories`]
      : statesOf(source)
          .filter((state) => !without[file]?.[state] && !stories.some((name) => screenStates[state].named.test(name)))
          .map((state) => `${file}: has no story for ${state}`),
  );

/** The screen's file and the files of its folder that it imports. */
function partsOf(features: string, file: string, known: string[] = []): string[] {
  if (known.includes(file)) return known;
  const imports = [...readFileSync(features + file, 'utf8').matchAll(/\b(?:from|import\()\s*'(\.\/[^']+\.tsx)'/g)];
  return imports
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(features + path))
    .reduce((found, path) => partsOf(features, path, found), [...known, file]);
}

/** The stories are of the screen or of its view. */
function mounts({ file }: StoriesFile, screen: string): boolean {
  const name = basename(screen, '-screen.tsx').replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return new RegExp(`\\b${name}(Screen|View)\\b`).test(readFileSync(`${root}${file}`, 'utf8'));
}
