export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
export const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

export type Files = Record<string, string>;

/** Inserts text at a mark in a file. @throws Error where the mark is missing */
export function put(file: string, mark: string, text: string): string {
  if (!file.includes(mark)) throw new Error(`nothing in the file says where to put it: ${mark.trim()}`);
  return file.replace(mark, () => text);
}

/** The folder of one element of packages/ui. */
export function elementFiles(group: string, name: string): Files {
  const folder = `packages/ui/src/${group}/${name}`;
  const Name = pascal(name);
  return {
    [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from './${name}.tsx';\n`,
    [`${folder}/${name}.variants.ts`]: `import { cva } from 'class-variance-authority';

export const ${camel(name)}Variants = cva('rounded-md p-4', {
  variants: { tone: { neutral: 'bg-surface text-ink', primary: 'bg-primary-soft text-on-primary-soft' } },
  defaultVariants: { tone: 'neutral' },
});
`,
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { ${camel(name)}Variants } from './${name}.variants.ts';

export interface ${Name}Props extends ComponentProps<'div'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'primary';
}

/** When to use it, and what to use instead. */
export function ${Name}({ tone = 'neutral', className, ...props }: ${Name}Props) {
  return <div {...props} data-slot="${name}" data-tone={tone} className={cn(${camel(name)}Variants({ tone }), className)} />;
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { ${Name} } from './index.ts';

const meta = {
  title: '${pascal(group)}/${Name}',
  component: ${Name},
  parameters: elementNotes({ use: '', avoid: '' }),
  args: { children: 'Text' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary' } };
`,
    [`${folder}/${name}.test.tsx`]: `import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ${Name} } from './index.ts';

describeConformance('${Name}', ${Name}, { slot: '${name}', element: HTMLDivElement });
`,
  };
}

const endpoint = (name: string, method: string, path: string): string => `export const ${camel(name)} = defineEndpoint({
  method: '${method.toUpperCase()}',
  path: '${path}',
  summary: '',
  response: v.object({}),
  errors: [],
});
`;

/** The endpoint file of a resource with one more call: listed in its `…Calls`, or a new file. */
export function withCall(file: string | undefined, resource: string, name: string, method: string, path: string) {
  const calls = `export const ${camel(resource)}Calls = {\n`;
  const begun = `import * as v from 'valibot';\n\nimport { defineEndpoint } from '../endpoint.ts';\n\n${calls}} as const;\n`;
  return put(file ?? begun, calls, `${endpoint(name, method, path)}\n${calls}  ${camel(name)},\n`);
}

/** `endpoints/index.ts` with one more resource. */
export function withResource(file: string, resource: string): string {
  const calls = `${camel(resource)}Calls`;
  const list = '\n\n/** Every call';
  const imported = put(file, list, `\nimport { ${calls} } from './${resource}.ts';${list}`);
  return put(imported, '\n} as const;', `\n  ${camel(resource)}: ${calls},\n} as const;`);
}

/** `endpoints/resources.ts` with one more resource. */
export const withLoader = (file: string, resource: string): string =>
  put(
    file,
    '\n};\n',
    `\n  ${camel(resource)}: async () => (await import('./${resource}.ts')).${camel(resource)}Calls,\n};\n`,
  );

/** The files for a call besides its endpoint: a test of the server. Its route is written by hand. */
export function callFiles(resource: string, name: string, method: string, path: string): Files {
  return {
    [`apps/server/src/${resource}/${name}.routes.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('answers', async () => {
  const { status } = await server.request('${method.toUpperCase()}', '${path}', { as: await server.signUp() });
  expect(status).toBe(200);
});
`,
  };
}

/** One migration, named by the time of its creation (UTC), which defines its order. */
export function migrationFiles(name: string, now: Date): Files {
  const moment = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return { [`apps/server/src/sql/migrations/${moment}-${name}.sql`]: '-- What it is for.\n' };
}
