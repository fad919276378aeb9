import type { Plugin } from 'vite';

/** Removes custom properties that nothing reads from the embed's stylesheet: most colours are for screens that it does not have. */
export function withoutUnreadProperties(): Plugin {
  return {
    name: 'heartline-unread-properties',
    apply: 'build',
    generateBundle(_options, bundle) {
      // The stylesheet is a string in the script, and the script also reads properties.
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = prune(file.code);
    },
  };
}

/** Repeats until nothing changes: a property read only by an unread one is unread too. Tailwind's own (`--tw-`) are read by fallbacks. */
export function prune(code: string): string {
  const read = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const next = code.replace(/(?<=[;{])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) || name.startsWith('--tw-') ? declaration : '',
  );
  return next === code ? code : prune(next);
}
