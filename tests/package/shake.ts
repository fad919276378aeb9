import { build, type Rolldown } from 'vite';

const node = 'node_modules/';

/** The modules of a package that a bundler keeps for one import, with their bytes. */
async function keptModules(code: string, folder: string): Promise<Map<string, number>> {
  const entry = 'virtual:entry';
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
    },
  });
  const kept = new Map<string, number>();
  for (const { output } of [built].flat() as Rolldown.RolldownOutput[])
    for (const chunk of output)
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          if (renderedLength > 0 && id !== entry) kept.set(id, renderedLength);
  return kept;
}

interface Expected {
  /** The import statement of a page. */
  from: string;
  name: string;
  /** Folders of the package that may be in the bundle. */
  folders: string[];
  /** Packages that may be in the bundle. */
  packages: string[];
}

const common = ['class-variance-authority', 'clsx'];
const expected: Expected[] = [
  {
    from: 'controls/button',
    name: 'Button',
    folders: ['controls/button', 'feedback/spinner', 'lib'],
    packages: common,
  },
  { from: 'feedback/badge', name: 'Badge', folders: ['feedback/badge', 'lib'], packages: common },
  {
    from: 'overlays/dialog',
    name: 'Dialog',
    folders: ['overlays/dialog', 'controls/icon-button', 'feedback/spinner', 'lib'],
    packages: [...common, 'lucide-react'],
  },
];

/** Importing `Button` ships `Button`: anything else in the bundle is a problem. */
export async function problemsOfShaking(packageFolder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { from, name, folders, packages } of expected) {
    const file = `${packageFolder}/dist/${from}/index.js`;
    const kept = await keptModules(`import { ${name} } from '${file}'; console.log(${name});`, packageFolder);
    if (![...kept.keys()].some((id) => id.includes(`dist/${from}/`))) problems.push(`${name} is not in its own bundle`);
    for (const [id, bytes] of kept) {
      const inside = id.includes(node)
        ? packages.some((each) => id.slice(id.lastIndexOf(node) + node.length).startsWith(`${each}/`))
        : folders.some((folder) => id.includes(`/dist/${folder}/`));
      if (!inside) problems.push(`importing ${name} ships ${id.replace(/^.*node_modules\//, '')} (${bytes} bytes)`);
    }
  }
  return problems;
}
