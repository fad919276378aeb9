import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Cut {
  /** Name of the plugin. */
  name: string;
  files: RegExp;
  /** Object literals that have all of these... */
  of: readonly string[];
  /** ...lose these. */
  properties: readonly string[];
}

/** Removes properties that no browser code reads from modules, once they are plain JavaScript. */
export function withoutProperties({ name, files, of, properties }: Cut): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: files },
      handler(code) {
        const cuts: [number, number][] = [];
        walk(this.parse(code), (node) => {
          if (node.type !== 'ObjectExpression') return;
          const all = node['properties'] as Node[];
          const names = all.map((property) => {
            const key = property['key'] as { name?: string; value?: string } | undefined;
            return key?.name ?? key?.value ?? '';
          });
          if (!of.every((one) => names.includes(one))) return;
          for (const [index, property] of all.entries()) {
            if (!properties.includes(names[index] ?? '')) continue;
            const next = all[index + 1];
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
