import { parseSync } from 'vite';

/** A prop that chooses a variant or state of an element, with the choices that need a story. */
export interface Choice {
  prop: string;
  /** All values but the default; empty where the prop is a switch. */
  values: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The choices in the props interfaces that an element `publishes`: string unions and switches. */
export function readChoices(file: string, source: string, publishes: (name: string) => boolean): Choice[] {
  const { program } = parseSync(file, source);
  return signaturesIn(program, '').flatMap(({ node, of }) => {
    if (!of.endsWith('Props') || !publishes(of)) return [];
    const prop = (node['key'] as { name?: string }).name ?? '';
    const type = (node['typeAnnotation'] as { typeAnnotation?: Node } | null)?.typeAnnotation;
    if (type?.type === 'TSBooleanKeyword') return [{ prop, values: [] }];
    const words = type?.type === 'TSUnionType' ? (type['types'] as Node[]).map(wordOf) : [];
    const unasked = new RegExp(`\\b${prop} = '([^']*)'`).exec(source)?.[1];
    return words.length > 0 && words.every((word) => word !== undefined)
      ? [{ prop, values: words.filter((word) => word !== unasked) }]
      : [];
  });
}

/** Choices without a story of the element, as `prop value` or `prop`. */
export const notShown = (choices: Choice[], stories: string): string[] =>
  choices.flatMap(({ prop, values }) =>
    values.length === 0
      ? new RegExp(`\\b${prop}\\b`).test(stories)
        ? []
        : [prop]
      : values.filter((value) => !new RegExp(`(['"])${value}\\1`).test(stories)).map((value) => `${prop} ${value}`),
  );

function wordOf(node: Node): string | undefined {
  const { value } = (node['literal'] ?? {}) as { value?: unknown };
  return node.type === 'TSLiteralType' && typeof value === 'string' ? value : undefined;
}

/** The members of all interfaces and types, with the name of their type. */
function signaturesIn(node: unknown, of: string): { node: Node; of: string }[] {
  if (Array.isArray(node)) return node.flatMap((item) => signaturesIn(item, of));
  if (node === null || typeof node !== 'object') return [];
  const { type, id } = node as Node;
  const declares = type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
  const name = declares ? ((id as { name?: string }).name ?? '') : of;
  const below = Object.values(node).flatMap((item) => signaturesIn(item, name));
  return type === 'TSPropertySignature' ? [{ node: node as Node, of }, ...below] : below;
}
