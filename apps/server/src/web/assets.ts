import { existsSync, readFileSync } from 'node:fs';

import type { PageAssets } from './document.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** Reads the manifest of the web app's build. */
export function readAssets(webDist: string): PageAssets {
  const file = `${webDist}/client/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error(`no built site in ${webDist}`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry);
  if (!entry) throw new Error(`no entry in ${file}`);
  const headlines = Object.entries(manifest).find(([name]) => name.endsWith('/fraunces-soft-latin.woff2'))?.[1];
  // A route's page has chunks of its own, which the manifest names `chats.$id.tsx?tsr-split=component`.
  const partsOf = Map.groupBy(Object.keys(manifest), (name) => name.replace(/\?.*$/, ''));
  const namesOf = (sources: readonly string[]) => sources.flatMap((source) => partsOf.get(source) ?? []);
  const withImports = (names: readonly string[]) => {
    const found = new Map<string, string>();
    const add = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || found.has(name)) return;
      found.set(name, `/${chunk.file}`);
      chunk.imports?.forEach(add);
    };
    names.forEach(add);
    return found;
  };
  const fonts = Object.entries(manifest)
    .filter(([name]) => name.endsWith('.woff2'))
    .map(([, { file }]) => `/${file}`);
  const styles = entry.css ?? [];
  const inlineStyles = styles.map((name) => readFileSync(`${webDist}/client/${name}`, 'utf8')).join('\n');
  return {
    script: `/${entry.file}`,
    styles: styles.map((name) => `/${name}`),
    inlineStyles,
    steadyStyles: inlineStyles.replaceAll(/font-display:\s*swap/g, 'font-display:optional'),
    headlineFont: headlines && `/${headlines.file}`,
    // Of our languages only Polish has letters beyond the basic subset of each font.
    fontsFor: (locale) => fonts.filter((file) => locale === 'pl' || !file.includes('-latin-ext-')),
    chunksOf: (sources) => [...new Set(withImports(namesOf(sources)).values())],
    laterOf(sources, beginnings) {
      const first = withImports(namesOf(sources));
      const all = new Map(first);
      // Lazily loaded chunks have lazy imports of their own.
      for (const name of all.keys()) {
        const wanted = (manifest[name]?.dynamicImports ?? []).filter((one) =>
          beginnings.some((b) => one.startsWith(b)),
        );
        for (const [more, file] of withImports(wanted)) all.set(more, file);
      }
      const scripts = new Set([...all].filter(([name]) => !first.has(name)).map(([, file]) => file));
      return [...scripts, ...fonts];
    },
  };
}
