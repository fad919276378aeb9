import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const from = (file: string) => JSON.stringify(`${source}${file}`);

/** Source of an entry script, by the first word of its id and the folder of its lander. */
const written: Record<string, (name: string) => string[]> = {
  /** Draws `<heartline-gallery>`. */
  drawer: (name) => [
    `import lander from ${from(`${name}/lander.ts`)};`,
    `import { drawerOf } from ${from('element/draw-lander.ts')};`,
    'export const drawer = drawerOf(lander);',
  ],
  /** Defines `<heartline-gallery>`. */
  lander: (name) => [
    `import { drawer } from 'drawer:${name}';`,
    `import { defineLanderElement } from ${from('element/lander-element.ts')};`,
    `import { scriptOrigin } from ${from('element/script-origin.ts')};`,
    `defineLanderElement('${name}', () => drawer, scriptOrigin(import.meta.url));`,
  ],
};

/** Resolves `drawer:<folder>` and `lander:<folder>` to the entry scripts of a lander. */
export function landerEntries(): Plugin {
  return {
    name: 'heartline-lander-entries',
    resolveId: (id) => (/^(drawer|lander):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind = '', name = ''] = /^\0(drawer|lander):(.+)$/.exec(id) ?? [];
      return written[kind]?.(name).join('\n');
    },
  };
}
