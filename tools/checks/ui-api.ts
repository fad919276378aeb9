// The public API of @heartline/ui, as a reviewed file: props, slots, states and tokens (docs/versioning.md).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'vite';

import { root } from '../lib/process.ts';

const dist = `${root}packages/ui/dist`;
/** Reviewed with each change; `node tools/checks/packages.ts --write` regenerates it. */
export const apiFile = `${root}packages/ui/api.md`;

interface Declaration {
  name: string;
  text: string;
  /** Referenced names, declared here or imported. */
  mentions: string[];
}
interface TypesFile {
  declarations: Map<string, Declaration>;
  /** Local name → file and the name there. */
  imports: Map<string, { file: string; name: string }>;
  /** The same for re-exports of the file. */
  exports: Map<string, { file: string; name: string }>;
}

const files = new Map<string, TypesFile>();

/** Markdown, one heading for each entry point. Read from the built types, so the package must be built. */
export function describeUiApi(): string {
  const entries = globSync('*/*/index.d.ts', { cwd: dist }).sort();
  const published = new Set(
    entries.flatMap((entry) =>
      [...read(join(dist, entry)).exports.values()].map(({ file, name }) => `${file} ${name}`),
    ),
  );
  const sections = entries.map((entry) => {
    const folder = dirname(entry);
    return `### ${folder.split('/')[1]}\n\n${'```ts'}\n${declarationsOf(join(dist, entry), published).join('\n')}\n${'```'}\n${marksOf(folder)}`;
  });
  let group = '';
  const grouped = sections.map((section, index) => {
    const name = entries[index]?.split('/')[0] ?? '';
    const heading = name === group ? '' : `## ${name}\n\n`;
    group = name;
    return heading + section;
  });
  return `${intro}\n${grouped.join('\n')}\n## Tokens\n\n${tokens()}\n`;
}

const intro = `# Public API of @heartline/ui

Written by \`node tools/checks/packages.ts --write\` from the built types; \`npm test\` fails where it differs. A change here is a change
for those who use the package: docs/versioning.md says which version it asks for. Import \`@heartline/ui/<group>/<element>\`.
\`// = x\` is the default. Slots are values of \`data-slot\`, states are further \`data-\` attributes.
`;

function declarationsOf(entry: string, published: Set<string>): string[] {
  const shown = new Set<string>();
  const lines: string[] = [];
  const show = (file: string, name: string, handedOn: boolean) => {
    if (shown.has(`${file} ${name}`)) return;
    shown.add(`${file} ${name}`);
    const types = read(file);
    const declaration = types.declarations.get(name);
    if (!declaration) return;
    for (const mention of declaration.mentions) {
      const from = types.imports.get(mention) ?? { file, name: mention };
      // Exports of another element are described there.
      if (!published.has(`${from.file} ${from.name}`)) show(from.file, from.name, false);
    }
    lines.push(handedOn ? `export ${declaration.text}` : declaration.text);
  };
  for (const [, { file, name }] of [...read(entry).exports].sort(([a], [b]) => (a < b ? -1 : 1)))
    show(file, name, true);
  return lines;
}

function read(file: string): TypesFile {
  const known = files.get(file);
  if (known) return known;
  const types: TypesFile = { declarations: new Map(), imports: new Map(), exports: new Map() };
  files.set(file, types);
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const target = (path: string) => join(dirname(file), path.replace(/\.js$/, '.d.ts'));
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      if (!node.source.value.startsWith('.')) continue;
      for (const each of node.specifiers) {
        const name = each.type === 'ImportSpecifier' && 'name' in each.imported ? each.imported.name : each.local.name;
        types.imports.set(each.local.name, { file: target(node.source.value), name });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const each of node.specifiers) {
        const local = 'name' in each.local ? each.local.name : each.local.value;
        const name = 'name' in each.exported ? each.exported.name : each.exported.value;
        types.exports.set(name, types.imports.get(local) ?? { file, name: local });
      }
    } else if (node.type === 'VariableDeclaration' || node.type === 'TSDeclareFunction' || 'id' in node) {
      const id = node.type === 'VariableDeclaration' ? node.declarations[0]?.id : 'id' in node ? node.id : null;
      if (!id || !('name' in id)) continue;
      let text = source.slice(node.start, node.end);
      const [first] = node.type === 'TSDeclareFunction' ? node.params : [];
      if (first?.type === 'ObjectPattern' && first.typeAnnotation) {
        const begin = first.start - node.start;
        text = `${text.slice(0, begin)}props${text.slice(first.typeAnnotation.start - node.start)}`;
      }
      text = withoutComments(text);
      types.declarations.set(id.name, { name: id.name, text, mentions: text.match(/\b[A-Z]\w*\b/g) ?? [] });
    }
  }
  return types;
}

/** Removes comments, but moves a documented default to the end of the line. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\n\s*\/\*\*([\s\S]*?)\*\/(\n[^\n]*)/g, (_, comment: string, line: string) => {
      const value = /@default\s+(.+?)\s*$/m.exec(comment.replaceAll(/\n\s*\*/g, '\n').trimEnd())?.[1];
      return value === undefined ? line : `${line} // = ${value}`;
    })
    .replace(/^declare /, '')
    .replaceAll('import("react").', '');
}

function marksOf(folder: string): string {
  const source = globSync(`${folder}/*.js`, { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  const unique = (found: Iterable<RegExpMatchArray>) =>
    [...new Set([...found].map(([, name = '']) => name))].sort().map((name) => `\`${name}\``);
  const slots = unique(source.matchAll(/"data-slot": "([^"]+)"/g));
  const states = unique(source.matchAll(/"(data-(?!slot|autofocus)[a-z-]+)":/g));
  const parts = [
    slots.length > 0 ? `Slots: ${slots.join(', ')}.` : '',
    states.length > 0 ? `States: ${states.join(', ')}.` : '',
  ];
  const line = parts.filter(Boolean).join(' ');
  return line === '' ? '' : `\n${line}\n`;
}

function tokens(): string {
  const named = (file: string, pattern: RegExp) => {
    const source = readFileSync(`${dist}/foundations/tokens/${file}.css`, 'utf8');
    return [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))].sort().map((name) => `\`${name}\``);
  };
  return [
    // Only meaning.css may use the steps of the scale.
    ['Scale', named('scale', /^\s*(--[a-z-]+):/gm)],
    ['Meaning', named('meaning', /^\s*(--[\w-]+):/gm)],
    ['Faces', named('faces', /^\s*(--face-[a-z]+):/gm)],
    ['Themes', named('themes', /\[data-site(?:-theme)?=['"]?([\w-]+)/g)],
  ]
    .map(([title, names]) => `${title as string}: ${(names as string[]).join(', ')}.`)
    .join('\n\n');
}

/** Lines that only one of the two has, in order, with their heading. */
export function differences(reviewed: string, built: string): string[] {
  const linesOf = (text: string) => {
    let heading = '';
    return text.split('\n').map((line) => {
      if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
      return `${heading}: ${line}`;
    });
  };
  const [before, after] = [linesOf(reviewed), linesOf(built)];
  const [old, fresh] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !fresh.has(line)).map((line) => `- ${line}`);
  const added = after.filter((line) => !old.has(line)).map((line) => `+ ${line}`);
  if (gone.length + added.length === 0 && reviewed !== built) return ['the order of lines'];
  return [...gone, ...added].slice(0, 40);
}
