import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

import { parseSync } from 'vite';

/** Pages of the built Storybook, each with its entry modules. */
const pages = {
  'index.html': { modules: '{sb-manager,sb-addons}/**/*.js', bundle: 'offline-manager.js' },
  'iframe.html': { modules: '{assets/**/*,*}.js', bundle: 'offline-preview.js' },
};
const own = /^offline-/;

/**
 * Makes the built Storybook work by a double click. Browsers load no modules and answer no `fetch` for pages from files, so a plain script
 * beside them has the text of all modules; `offline-start.js` turns them into modules, only without a server.
 */
export function makeOffline(folder: string): void {
  for (const [page, { modules, bundle }] of Object.entries(pages)) {
    const files = globSync(modules, { cwd: folder }).filter((file) => !own.test(file));
    const texts = Object.fromEntries(
      files.map((file) => [file, withBareImports(file, readFileSync(`${folder}/${file}`, 'utf8'))]),
    );
    const html = readFileSync(`${folder}/${page}`, 'utf8').replace(
      /<script src="\.\/offline-start\.js"[^>]*><\/script>\n?/,
      '',
    );
    const data = { entries: entriesOf(html), texts, index: readFileSync(`${folder}/index.json`, 'utf8') };
    writeFileSync(`${folder}/${bundle}`, `startOffline(${JSON.stringify(data)});\n`);
    const start = `<script src="./offline-start.js" data-bundle="./${bundle}"></script>\n`;
    writeFileSync(
      `${folder}/${page}`,
      html.replace(/<head>\s*/, (head) => head + start),
    );
  }
  writeFileSync(`${folder}/offline-start.js`, starter);
}

/** Modules that a page loads itself, in order. */
function entriesOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="module"([^>]*)>(.*?)<\/script>/gs)];
  return scripts
    .flatMap(([, attributes = '', code = '']) => [
      ...[...attributes.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src),
      ...[...code.matchAll(/import '([^']+)'/g)].map(([, specifier = '']) => specifier),
    ])
    .map((path) => path.replace(/^\.?\//, ''));
}

/** Turns relative imports into names that an import map can redirect. */
function withBareImports(file: string, code: string): string {
  const { module } = parseSync(file, code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const changes = new Map<number, { end: number; text: string }>();
  for (const { start, end } of requests) {
    const path = /^['"`](\.[^'"`$]*)['"`]$/.exec(code.slice(start, end))?.[1];
    if (path) changes.set(start, { end, text: JSON.stringify(`offline/${posix.join(posix.dirname(file), path)}`) });
  }
  for (const { start, end } of module.importMetas) {
    if (code.startsWith('.url', end))
      changes.set(start, { end: end + 4, text: `new URL(${JSON.stringify(file)},document.baseURI).href` });
  }
  let result = '';
  let at = 0;
  for (const [start, { end, text }] of [...changes].sort(([one], [other]) => one - other)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

const starter = `// Written by tools/lib/offline-storybook.ts. Does nothing where a server is.
if (location.protocol === 'file:') {
  window.startOffline = ({ entries, texts, index }) => {
    const imports = {};
    for (const [file, text] of Object.entries(texts))
      imports['offline/' + file] = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
    const ask = window.fetch.bind(window);
    window.fetch = (address, options) =>
      String(address.url ?? address).endsWith('index.json')
        ? Promise.resolve(new Response(index, { headers: { 'content-type': 'application/json' } }))
        : ask(address, options);
    const append = Node.prototype.appendChild;
    Node.prototype.appendChild = function (node) {
      if (node.rel === 'modulepreload') return node;
      if (node.rel === 'stylesheet') node.removeAttribute('crossorigin');
      return append.call(this, node);
    };
    document.addEventListener('DOMContentLoaded', async () => {
      for (const link of document.querySelectorAll('link[rel=stylesheet][crossorigin]')) {
        link.removeAttribute('crossorigin');
        link.replaceWith(link.cloneNode());
      }
      for (const entry of entries) await import('offline/' + entry);
    });
  };
  document.write('<script src="' + document.currentScript.dataset.bundle + '"><\\/script>');
}
`;
