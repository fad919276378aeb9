import { readFileSync, writeFileSync } from 'node:fs';

import { root } from './process.ts';

interface Entry {
  id: string;
  title: string;
  type: string;
}

/**
 * Writes the first page as plain HTML into the built Storybook: its text and links arrive with the first answer, before the megabytes of
 * Storybook's own code. React then replaces it with the interactive page.
 */
export function writeFirstPage(folder: string): void {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  const groups = Map.groupBy(
    Object.values(entries).filter(({ type }) => type === 'docs'),
    ({ title }) => title.split('/').slice(0, -1).join(' / '),
  );
  const links = [...groups].map(
    ([group, pages]) =>
      `<h2>${group}</h2><ul>${pages.map(({ id, title }) => `<li><a href="./?path=/docs/${id}">${title.split('/').at(-1)}</a></li>`).join('')}</ul>`,
  );
  replace(
    `${folder}/index.html`,
    '<div id="root"></div>',
    `<div id="root"><div class="first-page"><nav>${links.join('')}</nav><main>${words()}</main></div></div>${style}`,
  );
  replace(
    `${folder}/iframe.html`,
    '<div id="storybook-root"></div>',
    `<div class="first-page inside"><main>${words()}</main></div>${style}<script>if (new URLSearchParams(location.search).get('id') !== 'welcome--docs') document.querySelector('.first-page').remove();</script><div id="storybook-root"></div>`,
  );
}

/** The heading and the text of the page itself. */
function words(): string {
  const page = readFileSync(`${root}.storybook/docs/welcome.mdx`, 'utf8');
  const heading = /^# (.+)$/m.exec(page)?.[1] ?? '';
  const text = /^# .+\n\n([^<]+?)\n\n/m.exec(page)?.[1] ?? '';
  return `<h1>${heading}</h1><p>${text.replaceAll('\n', ' ')}</p>`;
}

function replace(file: string, place: string, html: string): void {
  const page = readFileSync(file, 'utf8');
  if (!page.includes(place)) throw new Error(`${file} has no ${place}`);
  writeFileSync(
    file,
    page.replace(place, () => html),
  );
}

const style = `<style>
.first-page { display: grid; grid-template-columns: 300px 1fr; height: 100vh; overflow: hidden; background: #fcf9f8; color: #2b1a2b; font: 16px/1.6 ui-sans-serif, system-ui, sans-serif; }
.first-page.inside { display: block; height: auto; }
body:has(#storybook-docs h1) .first-page.inside, body:has(.first-page.inside) .sb-preparing-docs { display: none; }
.first-page nav { overflow: auto; padding: 20px; background: #faf6f4; border-right: 1px solid #e8deda; font-size: 14px; }
.first-page nav h2 { margin: 20px 0 4px; font-size: 12px; letter-spacing: .1em; text-transform: uppercase; color: #6a5764; }
.first-page nav ul { margin: 0; padding: 0; list-style: none; }
.first-page nav a { color: inherit; line-height: 28px; text-decoration: none; }
.first-page main { max-width: 44rem; padding: 56px 24px; }
.first-page h1 { margin: 0 0 16px; font-size: 36px; line-height: 1.2; }
@media (max-width: 600px) { .first-page { grid-template-columns: 1fr; } .first-page nav { display: none; } }
</style>`;
