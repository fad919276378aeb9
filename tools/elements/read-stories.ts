import { globSync, readFileSync } from 'node:fs';

import { parseSync } from 'vite';

import type { ElementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { root } from '../lib/process.ts';

/** The static content of a stories file. */
export interface StoriesFile {
  /** Path from the root of the repository. */
  file: string;
  /** `Chat/ChatFooter` */
  title: string;
  /** Exported names, in order. */
  stories: string[];
  notes?: ElementNotes;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

export const storiesFiles = (pattern: string): StoriesFile[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readStories(file, readFileSync(`${root}${file}`, 'utf8')));

export function readStories(file: string, source: string): StoriesFile {
  const { program } = parseSync(file, source);
  const meta = nodes(program).find(({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === 'meta');
  const titles = nodes(meta ?? program).filter((node) => node.type === 'Property' && nameOf(node['key']) === 'title');
  const notes = nodes(program).find(
    (node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'elementNotes',
  );
  const written = notes ? (valueOf((notes['arguments'] as Node[])[0]) as ElementNotes) : undefined;
  return {
    file,
    title: titles.map((node) => valueOf(node['value'])).find((title) => typeof title === 'string') ?? '',
    stories: program.body.flatMap(exportedNames),
    ...(written ? { notes: written } : {}),
  };
}

function exportedNames(node: object): string[] {
  const statement = node as Node;
  const declaration = statement['declaration'] as Node | null | undefined;
  if (statement.type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
  return (declaration['declarations'] as Node[]).map(({ id }) => nameOf(id));
}

/** All descendants of a node, in source order. */
function nodes(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodes);
  if (node === null || typeof node !== 'object') return [];
  const below = Object.values(node).flatMap(nodes);
  return 'type' in node ? [node as Node, ...below] : below;
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  const found = name ?? value;
  return typeof found === 'string' ? found : '';
}

/** Value of a literal expression; undefined for a computed one. */
function valueOf(expression: unknown): unknown {
  const node = expression as Node | undefined;
  switch (node?.type) {
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
    case 'BinaryExpression':
      return `${String(valueOf(node['left']))}${String(valueOf(node['right']))}`;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node['expression']);
    case 'ArrayExpression':
      return (node['elements'] as Node[]).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as Node[])
          .filter(({ type }) => type === 'Property')
          .map(({ key, value }) => [nameOf(key), valueOf(value)]),
      );
    default:
      return undefined;
  }
}
