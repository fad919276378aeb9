import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { compile } from 'tailwindcss';
import { parseSync } from 'vite';

import { root } from '../lib/process.ts';

const styles = `${root}packages/ui/src/styles.css`;
const colourClass =
  /^-?(?:bg|text|border(?:-[xytrblse])?|ring(?:-offset)?|inset-ring|outline|divide|decoration|accent|caret|fill|stroke|from|via|to|(?:inset-|text-|drop-)?shadow|placeholder)-/;
const rawColour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

/** A text size in pixels ignores the reader's text size; with a line height in pixels, or in steps of the grid, lines overlap. */
const fixedClass = /^(?:text-\[[\d.]+px\]|leading-(?:[\d.]+|\[[\d.]+px\]))$/;
const fixedStyle = /(?:^|[{;\s])(font(?:-size)?|line-height|--text-[\w-]+)\s*:[^;{}]*?\b[\d.]+p[xt]\b/g;

export interface TokenProblem {
  line: number;
  problem: string;
}
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
interface Words {
  text: string;
  start: number;
  /** Whether the position allows only classes. */
  classes: boolean;
}

/** Returns a function that knows which class names our style sheet defines. */
export async function readClasses(): Promise<(name: string) => boolean> {
  const compiler = await compile(readFileSync(styles, 'utf8'), {
    base: `${root}packages/ui/src`,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.')
        ? `${base}/${id}`
        : fileURLToPath(import.meta.resolve(id.endsWith('.css') ? id : 'tailwindcss/theme.css'));
      return {
        path,
        base: path.slice(0, path.lastIndexOf('/')),
        content: id.startsWith('@') ? '' : readFileSync(path, 'utf8'),
      };
    },
  });
  let css = compiler.build([]);
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const next = compiler.build([name]);
    known.set(name, next !== css);
    css = next;
    return known.get(name) ?? false;
  };
}

/** Colours in a source file that are no token: raw values, and colour classes that our theme does not have. */
export function checkColours(file: string, source: string, isClass: (name: string) => boolean): TokenProblem[] {
  const problems: TokenProblem[] = [];
  for (const { text, start, classes } of wordsOf(file, source)) {
    const line = source.slice(0, start).split('\n').length;
    if (rawColour.test(text)) problems.push({ line, problem: `raw colour ${rawColour.exec(text)?.[0]}: use a token` });
    const names = text.split(/\s+/);
    for (const name of names)
      if (fixedClass.test(withoutVariants(name)))
        problems.push({ line, problem: `${name} does not grow with the reader's text size: use a size of theme.css` });
    const colours = names.filter((name) => colourClass.test(withoutVariants(name)));
    // Outside `className` and the like, a text is a list of classes if another of its words is a class.
    if (colours.length === 0 || !(classes || (names.length > 1 && names.some(isClass)))) continue;
    for (const name of colours)
      if (!isClass(name))
        problems.push({ line, problem: `${name} is no class of ours: colours and sizes are in theme.css` });
  }
  return problems;
}

/** Text sizes in a style sheet that ignore the reader's text size. */
export function checkSizes(css: string): TokenProblem[] {
  const plain = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(fixedStyle)].map(({ index, 0: text, 1: property }) => ({
    line: plain.slice(0, index + text.length).split('\n').length,
    problem: `${property} in pixels does not grow with the reader's text size: use rem, and no unit for a line height`,
  }));
}

/** `hover:dark:bg-[color:red]!` without its variants and its importance. */
function withoutVariants(name: string): string {
  const masked = name.replace(/\[[^\]]*\]|\([^)]*\)/g, (value) => '_'.repeat(value.length));
  return name.slice(masked.lastIndexOf(':') + 1).replace(/^!/, '');
}

/** Every string in a source file, apart from imports and state attributes. */
function wordsOf(file: string, source: string): Words[] {
  const { program } = parseSync(file, source);
  const words: Words[] = [];
  const visit = (node: unknown, classes: boolean): void => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, classes));
    if (node === null || typeof node !== 'object') return;
    const { type, start } = node as Node;
    if (/^(Import|ExportNamed|ExportAll|TSLiteral)/.test(type) && 'source' in node && node.source) return;
    if (type === 'Literal' && 'value' in node && typeof node.value === 'string')
      words.push({ text: node.value, start, classes });
    if (type === 'TemplateElement')
      words.push({ text: ((node as Node)['value'] as { raw: string }).raw, start, classes });
    const name = nameOf(node as Node);
    if (/^(data|aria)-|^defaultVariants$/.test(name)) return;
    const inside = classes || /class(name)?$/i.test(name) || ['cn', 'cva', 'clsx'].includes(name);
    for (const [key, value] of Object.entries(node))
      if (key !== 'type' && typeof value === 'object') visit(value, inside);
  };
  visit(program, false);
  return words;
}

/** Name of a JSX attribute, a property or a called function. */
function nameOf(node: Node): string {
  const part = { JSXAttribute: 'name', Property: 'key', CallExpression: 'callee' }[node.type];
  const { name, value } = (part ? node[part] : {}) as { name?: unknown; value?: unknown };
  const found = name ?? value;
  return typeof found === 'string' ? found : '';
}

/** Drawings are pictures with colours of their own; tests and stories of colours name colours. */
export const colourFiles = (): string[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$|drawings\.tsx$|\/testing\/|\.gen\.ts$/.test(file),
  );

const styleFiles = (): string[] =>
  globSync(['packages/*/src/**/*.css', 'apps/web/src/**/*.css', '.storybook/**/*.css'], { cwd: root });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isClass = await readClasses();
  const files = colourFiles();
  const styled = styleFiles();
  const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
  const problems = [
    ...files.map((file) => ({ file, found: checkColours(file, read(file), isClass) })),
    ...styled.map((file) => ({ file, found: checkSizes(read(file)) })),
  ].flatMap(({ file, found }) => found.map(({ line, problem }) => `${file}:${line}: ${problem}`));
  process.stdout.write(
    `${[...problems, `${files.length + styled.length} files take their colours and sizes from the tokens, ${problems.length} problems`].join('\n')}\n`,
  );
  process.exit(problems.length > 0 || files.length === 0 || styled.length === 0 ? 1 : 0);
}
