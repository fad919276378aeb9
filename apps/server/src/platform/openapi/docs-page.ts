import type { JsonSchema, OpenApi, Operation, Parameter } from './build-openapi.ts';

/** /api/docs: the contract as one page without scripts or external files. */
export function docsPage(document: OpenApi, nonce: string): string {
  const byTag = document.tags.map(({ name }) => ({ name, calls: callsOf(document, name) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)} API</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header><h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description)}</p><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Resources">${byTag.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ')}</nav></header>
<main>${byTag.map(({ name, calls }) => `<section id="${name}"><h2>${name}</h2>${calls.join('')}</section>`).join('\n')}
<section id="errors"><h2>Error body</h2>${schemaBlock(document.components.schemas['Error'])}</section></main>
</body>
</html>
`;
}

function callsOf({ paths }: OpenApi, tag: string): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => call(method, path, operation)),
  );
}

function call(method: string, path: string, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {});
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(operation.summary)}</span></summary>
${operation.parameters.length > 0 ? `<h3>Parameters</h3><table><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Type</th></tr></thead><tbody>${operation.parameters.map(parameter).join('')}</tbody></table>` : ''}
${body.map(([type, { schema }]) => `<h3>Body <small>${type}</small></h3>${schemaBlock(schema)}`).join('')}
<h3>Answers</h3><dl>${Object.entries(operation.responses)
    .map(
      ([status, { description, content }]) =>
        `<dt>${status}</dt><dd>${escape(description)}${
          Number(status) < 300 && content
            ? Object.values(content)
                .map(({ schema }) => schemaBlock(schema))
                .join('')
            : ''
        }</dd>`,
    )
    .join('')}</dl></details>`;
}

const parameter = ({ name, in: where, required, schema }: Parameter) =>
  `<tr><td><code>${escape(name)}</code></td><td>${where}</td><td>${required ? 'yes' : 'no'}</td><td><code>${escape(typeName(schema, 0))}</code></td></tr>`;

const schemaBlock = (schema: JsonSchema | undefined) =>
  `<pre tabindex="0">${escape(schema ? typeName(schema, 0) : '')}</pre>`;

/** A schema in the notation of TypeScript. */
function typeName(schema: JsonSchema, depth: number): string {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((option) => typeName(option, depth)).join(' | ');
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items)
    return `${schema.items.anyOf || schema.items.enum ? `(${typeName(schema.items, depth)})` : typeName(schema.items, depth)}[]${schema.maxItems === undefined ? '' : ` (up to ${schema.maxItems})`}`;
  if (schema.properties) return objectName(schema.properties, schema.required ?? [], depth);
  return `${schema.format ?? schema.type ?? 'any'}${bounds(schema)}`;
}

function objectName(properties: Record<string, JsonSchema>, required: string[], depth: number): string {
  const inner = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeName(schema, depth + 1)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function bounds({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const [from, to] = [minLength ?? minimum, maxLength ?? maximum];
  return from === undefined && to === undefined ? '' : ` (${from ?? ''}..${to ?? ''})`;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
:root{color-scheme:light dark;--ink:#2b1a2b;--soft:#6b5a68;--line:#e4d9df;--paper:#fff;--shade:#f9f5f7;--accent:#b5174d}
@media (prefers-color-scheme:dark){:root{--ink:#f3ebf1;--soft:#bfaebb;--line:#453643;--paper:#1d141d;--shade:#281d28;--accent:#ff8fb3}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:960px;margin:0 auto;padding:24px 16px}h1{margin:0}h2{margin:32px 0 8px;text-transform:capitalize}h3{margin:16px 0 4px;font-size:15px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}a{color:var(--accent)}summary{padding:12px;cursor:pointer}summary span{color:var(--soft)}
details{margin:0 0 8px;border:1px solid var(--line);border-radius:12px;background:var(--shade)}details>:not(summary){margin-inline:16px}
b{display:inline-block;min-width:64px;color:var(--accent)}pre{overflow:auto;padding:12px;border-radius:8px;background:var(--paper);font-size:13px}
table{border-collapse:collapse}th,td{padding:4px 12px 4px 0;text-align:left;vertical-align:top}dt{font-weight:600}dd{margin:0 0 8px}small{color:var(--soft);font-weight:400}`;
