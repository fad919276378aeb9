import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import fc from 'fast-check';
import { createTailwindMerge, extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';

import { classGroups, conflictingClassGroups } from './class-groups.ts';
import { cn } from './cn.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
/** The library's engine with our table: the exact behaviour that ours must have. */
const sameTable = createTailwindMerge(() => ({
  cacheSize: 0,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'marker', 'placeholder', 'file', '*', '**'],
}));

/** The library with its own table, extended by our tokens. */
const wholeTable = extendTailwindMerge({ extend: { theme: { shadow: ['soft', 'float'] } } });

/** Every class in our sources that this table knows. */
function classesInUse(): string[] {
  const files = globSync(`${packages}{ui,features,landers}/src/**/*.tsx`).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  const strings = files.flatMap((file) => readFileSync(file, 'utf8').match(/(['"`])(?:(?!\1)[^\\\n])*\1/g) ?? []);
  const words = new Set(strings.flatMap((text) => text.slice(1, -1).split(/\s+/)));
  return [...words].filter((word) => /^[a-z[!*-][^"'<>;{}$]*$/i.test(word) && wholeTable(word, word) === word).sort();
}

const classes = classesInUse();
const lists = fc.array(fc.constantFrom(...classes), { minLength: 2, maxLength: 6 });

/** Checks a property of twenty thousand lists. It uses no expect for each, which would take longer than everything else. */
const tried = (holds: (list: string[]) => boolean) => fc.check(fc.property(lists, holds), { numRuns: 20_000 });

it('merges like tailwind-merge with the same table', () => {
  expect(classes.length).toBeGreaterThan(500);
  expect(tried((list) => cn(list) === sameTable(list))).toMatchObject({ failed: false, counterexample: null });
});

it('never drops a class that tailwind-merge with its whole table keeps', () => {
  const keepsAll = (list: string[]) => {
    const kept = cn(list).split(' ');
    return wholeTable(list)
      .split(' ')
      .every((name) => kept.includes(name));
  };
  expect(tried(keepsAll)).toMatchObject({ failed: false, counterexample: null });
});
