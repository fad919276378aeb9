import { foldText, hasPiledMarks, isTooLong } from '@heartline/api-client/contract';
import { expect, it } from 'vitest';

import { emailKey } from '../identity/email.ts';
import { cleanName, nameKey, plainName } from '../identity/name.ts';
import { looksLike } from '../signup/look-alikes.ts';
import { nameFault } from '../signup/signup-rules.ts';
import { sites } from '../site/sites.data.ts';
import { hasLink } from './link.ts';
import { isVisible, messageText, messageTextError } from './message-text.ts';

/** Everything that reads a text a member wrote, before or after its length is limited. */
const rules: Record<string, (text: string) => unknown> = {
  hasLink,
  isVisible,
  messageText,
  messageTextError: (text) => messageTextError(text, text.length),
  foldText,
  hasPiledMarks,
  isTooLong: (text) => isTooLong(text, text.length),
  cleanName,
  plainName,
  nameKey,
  looksLike,
  emailKey,
  nameFault: (text) => nameFault(text, 'me@example.com', sites[0]!),
};

/** Each is one that a pattern could read again from each of its letters, or from each that NFKC makes of it. */
const parts = [
  'a',
  'A',
  '1',
  '-',
  'a1',
  'a1-',
  'TV',
  ' ',
  '\n',
  '.',
  '. ',
  'a.',
  'a.TV',
  '@',
  'a@',
  '@a.',
  '(',
  '( ',
  '(dot',
  ' dot ',
  ' dot com',
  'h',
  'https:/',
  '://',
  'www',
  '?',
  ':8',
  'e\u0316',
  '\u0316',
  '\u0301\u200D',
  '\u200B',
  '\u200C',
  '\uFE0F',
  '\u3000',
  '\u3316',
  '\uFDFA',
  '\u0628\u200C',
  '\u0915\u094D\u200D',
  '❤\u200D',
  '\u{1F3F4}\u{E0067}',
  '\u1100\u1161',
  'レ',
  '√',
  'с',
  '.с',
];

const shortest = 250;
const longest = 8_000;
/** A cost in proportion doubles with the text. A square one is 32 times the proportion at the end. */
const mostGrowth = 3;
/** Below this a machine's other work decides. The square of the longest text costs hundreds. */
const least = 20;
/** A cost that no other work of the machine explains need not be measured again. */
const certain = 200;

/** Processor milliseconds of the cheapest of three runs: waiting for a processor is not counted, and rubbish is seldom collected thrice. */
function costOf(rule: (text: string) => unknown, text: string): number {
  let cheapest = Infinity;
  for (let run = 0; run < 3 && (run === 0 || cheapest < certain); run += 1) {
    const before = process.cpuUsage();
    rule(text);
    const { user, system } = process.cpuUsage(before);
    cheapest = Math.min(cheapest, (user + system) / 1_000);
  }
  return cheapest;
}

/** The first length at which the cost is out of proportion. A square would take minutes at the longest. */
function faultOf(rule: (text: string) => unknown, part: string, last: string): string | undefined {
  const textOf = (length: number) => part.repeat(length / part.length) + last;
  const first = costOf(rule, textOf(shortest));
  for (let length = 2 * shortest; length <= longest; length *= 2) {
    const cost = costOf(rule, textOf(length));
    if (cost > Math.max(least, (mostGrowth * first * length) / shortest))
      return `${JSON.stringify(part)} and ${JSON.stringify(last)}: ${first} ms, ${cost} ms at ${length}`;
  }
  return undefined;
}

it.each(Object.entries(rules))('%s takes longer only in proportion to the text', (_name, rule) => {
  // The first fault ends it, because each takes its time.
  for (const part of parts) for (const last of ['', '!', 'x']) expect(faultOf(rule, part, last)).toBeUndefined();
});
