import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { build, type Rolldown } from 'vite';

import { locales } from '../../api-client/src/languages.ts';
import type { LoaderPlan, NamedPart } from '../src/element/loader.ts';
import { landers } from './landers.ts';

const entry = 'virtual:loader';
const source = fileURLToPath(new URL('../src/element/loader.ts', import.meta.url));

/** A built script. */
export interface BuiltScript {
  fileName: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
}

/** Files of one lander. */
export interface LanderFiles {
  /** Its scripts, its own first. */
  code: string[];
  words: Record<string, string[]>;
}

/** Which of the built scripts each lander is made of. */
export function filesOfLanders(scripts: readonly BuiltScript[]): Record<string, LanderFiles> {
  const find = (fileName: string) => scripts.find((script) => script.fileName === fileName);
  const together = (fileName: string): string[] => [
    ...new Set([fileName, ...(find(fileName)?.imports ?? []).flatMap(together)]),
  ];
  const filesOf = (name: string): LanderFiles => {
    const own = scripts.find(({ fileName }) => fileName.startsWith(`part-${name}-`));
    if (!own) throw new Error(`the lander ${name} has no script`);
    const code = together(own.fileName);
    const later = code.flatMap((file) => find(file)?.dynamicImports ?? []);
    const wordsOf = (locale: string) => later.filter((file) => file.startsWith(`part-${locale}-`));
    return { code, words: Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)])) };
  };
  return Object.fromEntries(landers.map((name) => [name, filesOf(name)]));
}

const nameAndDigest = ({ fileName, code }: BuiltScript): NamedPart => [
  fileName.replace(/^part-|\.js$/g, ''),
  createHash('sha256').update(code).digest('base64'),
];

/** Adds the names and digests of its word files to each lander: the loader verifies the lander, so it need not list them all. */
export function nameWords(scripts: readonly BuiltScript[], files: Record<string, LanderFiles>): void {
  for (const { code, words } of Object.values(files)) {
    const own = scripts.find(({ fileName }) => fileName === code[0]);
    const parts = Object.entries(words).map(([locale, names]) => [
      locale,
      scripts.filter(({ fileName }) => names.includes(fileName)).map(nameAndDigest),
    ]);
    if (own) own.code += `export const words=${JSON.stringify(Object.fromEntries(parts))};`;
  }
}

function planOf(scripts: readonly BuiltScript[], files: Record<string, LanderFiles>): LoaderPlan {
  const used = new Set(Object.values(files).flatMap(({ code }) => code));
  const parts = scripts.filter(({ fileName }) => used.has(fileName));
  const indexOf = (file: string) => parts.findIndex(({ fileName }) => fileName === file);
  return {
    parts: parts.map(nameAndDigest),
    landers: Object.fromEntries(Object.entries(files).map(([name, { code }]) => [name, code.map(indexOf)])),
  };
}

/** Builds the script that partners load: a classic script that defines no global name. */
export async function buildLoader(
  scripts: readonly BuiltScript[],
  files: Record<string, LanderFiles>,
): Promise<string> {
  const plan = planOf(scripts, files);
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'heartline-loader-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? [
                `import { startLoader } from ${JSON.stringify(source)};`,
                `startLoader(JSON.parse(${JSON.stringify(JSON.stringify(plan))}));`,
              ].join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife', minify: true } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
