import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Makes language files small and quick: texts become parsed messages at build time, so that no parser is shipped, and the English and
 * the notes for translators are cut from `*.messages.ts`.
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

/** Cuts `defaultMessage` and `description` out of message definitions once they are plain JavaScript. */
export function withoutDefaultMessages(): Plugin {
  return {
    name: 'heartline-no-default-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        const cuts: [number, number][] = [];
        walk(this.parse(code), (node) => {
          if (node.type !== 'ObjectExpression') return;
          const properties = node['properties'] as Node[];
          const name = (property: Node) => {
            const key = property['key'] as { name?: string; value?: string } | undefined;
            return key?.name ?? key?.value;
          };
          if (!properties.some((property) => name(property) === 'defaultMessage')) return;
          for (const [index, property] of properties.entries()) {
            if (name(property) !== 'defaultMessage' && name(property) !== 'description') continue;
            const next = properties[index + 1];
            cuts.push([property.start, next ? next.start : property.end]);
          }
        });
        let result = code;
        for (const [from, to] of cuts.sort((a, b) => b[0] - a[0])) result = result.slice(0, from) + result.slice(to);
        return { code: result, map: null };
      },
    },
  };
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (typeof (node as Node).type === 'string') visit(node as Node);
  for (const [key, value] of Object.entries(node)) if (key !== 'type') walk(value, visit);
}
