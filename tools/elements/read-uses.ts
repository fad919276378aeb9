import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

import { parseSync } from 'vite';

import { root } from '../lib/process.ts';
import { storiesFiles } from './read-stories.ts';

/** Stories files of screens and landers that show an element, by its folder: `chat/chat-footer`. */
export type Uses = Record<string, string[]>;

interface Import {
  /** Path from the root of the repository; undefined for external modules. */
  file: string | undefined;
  /** Imported names; empty if the whole file is imported. */
  names: string[];
}
interface Module {
  imports: Import[];
  /** Names that it re-exports from another file, with their names there. */
  passes: Map<string, { file: string; name: string }>;
}

/** The screens that use each element, directly or inside another one, by their imports. */
export function readUses(folder: string = root): Uses {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const known = modules.get(file) ?? readModule(folder, file);
    modules.set(file, known);
    return known;
  };
  const uses = new Map<string, string[]>();
  for (const { file } of storiesFiles('packages/{features,landers}/src/**/*.stories.tsx'))
    for (const place of new Set([...reached(file, read)].flatMap(elementOf)))
      uses.set(place, [...(uses.get(place) ?? []), `./${file}`]);
  return Object.fromEntries([...uses].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The element that a file belongs to. */
const elementOf = (file: string): string[] => {
  const place = /^packages\/ui\/src\/([^/]+\/[^/]+)\//.exec(file)?.[1];
  return place ? [place] : [];
};

/** All files that a stories file depends on; files only for stories are left out. */
function reached(start: string, read: (file: string) => Module): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || /\/testing\/|\.test\./.test(file)) return;
    found.add(file);
    for (const { file: next, names } of read(file).imports) {
      if (!next) continue;
      const { passes } = read(next);
      if (names.length === 0 || passes.size === 0) visit(next);
      // From an index file only the imported names are followed.
      else for (const name of names) visit(source(next, name, read));
    }
  };
  visit(start);
  return found;
}

function source(file: string, name: string, read: (file: string) => Module): string {
  const passed = read(file).passes.get(name);
  return passed ? source(passed.file, passed.name, read) : file;
}

function readModule(folder: string, file: string): Module {
  const { module } = parseSync(file, readFileSync(`${folder}${file}`, 'utf8'));
  const resolve = (request: string) => resolveImport(folder, file, request);
  const passes = new Map<string, { file: string; name: string }>();
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, exportName, importName } of entries) {
      const from = moduleRequest && resolve(moduleRequest.value);
      if (from && exportName.name)
        passes.set(exportName.name, { file: from, name: importName.name ?? exportName.name });
    }
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    file: resolve(moduleRequest.value),
    names: entries.flatMap(({ importName, isType }) => (isType || !importName.name ? [] : [importName.name])),
    // Types render nothing.
    drawn: entries.length === 0 || entries.some(({ isType }) => !isType),
  }));
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    file: resolve(readFileSync(`${folder}${file}`, 'utf8').slice(start, end).replaceAll(/['"`]/g, '')),
    names: [],
    drawn: true,
  }));
  const given = [...passes.values()].map(({ file: from, name }) => ({ file: from, names: [name] }));
  return { imports: [...[...statics, ...dynamics].filter(({ drawn }) => drawn), ...given], passes };
}

function resolveImport(folder: string, from: string, request: string): string | undefined {
  const own = /^@heartline\/(ui|features)\/(.+)$/.exec(request);
  const path = own
    ? `packages/${own[1]}/src/${own[2]}/index.ts`
    : request.startsWith('.')
      ? join(dirname(from), request)
      : undefined;
  return path && /\.tsx?$/.test(path) && existsSync(`${folder}${path}`) ? path : undefined;
}
