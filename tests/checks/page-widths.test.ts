// Pages have one of three widths, so that their titles stay where they are from page to page (docs/design.md).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

/** Files with a title and a centred column of another width. */
const others: Record<string, string> = {
  'packages/features/src/payments/repeat-view.tsx': 'one card, as wide as FocusPanel',
  'packages/features/src/play/swipe-game-view.tsx': 'its title stands beside the deck',
  'packages/features/src/signup/signup-frame.tsx': 'one question, as wide as FocusPanel',
  'packages/features/src/site/home-hero.tsx': 'one picture beside the title',
};

const width = /max-w-(\S+?)(?=["'`\s])/g;

it('pages are as wide as reading, a form or the window asks for', () => {
  const found = globSync('packages/features/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      if (!code.includes('<h1')) return false;
      const columns = code.split('\n').filter((line) => line.includes('mx-auto'));
      return columns.some((line) =>
        [...line.matchAll(width)].some(([, name = '']) => !/^(reading|form|wide|none|sm:.*)$/.test(name)),
      );
    });
  expect(found.sort()).toEqual(Object.keys(others).sort());
});
