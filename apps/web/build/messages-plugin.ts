import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

import { withoutProperties } from './without-properties.ts';

/**
 * Makes language files small and fast: texts are parsed at build time, so that no parser is shipped, and `*.messages.ts` lose their
 * English texts and the notes for translators.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'heartline-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/i18n\/[a-z]{2}\.json$/ },
      handler(code) {
        const texts = JSON.parse(code) as Record<string, string>;
        const parsed = Object.fromEntries(
          Object.entries(texts).map(([id, text]) => [id, parseMessage(text, { captureLocation: false })]),
        );
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed))})`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}

/** Removes `defaultMessage` and `description` from message definitions once they are plain JavaScript. */
export const withoutDefaultMessages = (): Plugin =>
  withoutProperties({
    name: 'heartline-no-default-messages',
    files: /\.messages\.ts$/,
    of: ['defaultMessage'],
    properties: ['defaultMessage', 'description'],
  });
