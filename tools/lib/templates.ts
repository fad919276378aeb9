const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

type Files = Record<string, string>;

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

/** The one message that a new screen begins with. */
export const screenTitle = (feature: string, name: string) => ({
  id: `${camel(feature)}.${camel(name)}.title`,
  text: pascal(name),
});

/** One screen of packages/features: words, pure view with its stories, connected screen. */
export function screenFiles(feature: string, name: string): Files {
  const folder = `packages/features/src/${feature}`;
  const Name = pascal(name);
  const { id, text } = screenTitle(feature, name);
  return {
    [`${folder}/${name}.messages.ts`]: `import { defineMessages } from 'react-intl';

export const ${camel(name)}Messages = defineMessages({
  title: { id: '${id}', defaultMessage: '${text}', description: 'Heading of the screen.' },
});
`,
    [`${folder}/${name}-view.tsx`]: `import { FormattedMessage } from 'react-intl';

import { ${camel(name)}Messages } from './${name}.messages.ts';

export interface ${Name}ViewProps {
  state: 'loading' | 'ready' | 'error';
}

/** Pure: each state is one set of props, so one story. */
export function ${Name}View({ state }: ${Name}ViewProps) {
  return (
    <section aria-busy={state === 'loading'}>
      <h1 className="text-2xl font-bold">
        <FormattedMessage {...${camel(name)}Messages.title} />
      </h1>
    </section>
  );
}
`,
    [`${folder}/${name}-screen.tsx`]: `import { ${Name}View } from './${name}-view.tsx';

/** Asks for its data and hands them to the view. */
export function ${Name}Screen() {
  return <${Name}View state="ready" />;
}
`,
    [`${folder}/${name}-view.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';

import { ${Name}View } from './${name}-view.tsx';

const meta = { title: '${pascal(feature)}/${Name}', component: ${Name}View } satisfies Meta<typeof ${Name}View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { state: 'ready' } };
export const Loading: Story = { args: { state: 'loading' } };
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

/** The endpoint file of a resource with one call more: named in its `…Calls`, or begun where there is none. */
export function withCall(file: string | undefined, resource: string, name: string, method: string, path: string) {
  const calls = `export const ${camel(resource)}Calls = {\n`;
  const before =
    file ??
    `import * as v from 'valibot';\n\nimport { defineEndpoint } from '../endpoint.ts';\n\n${calls}} as const;\n`;
  return before.replace(calls, () => `${endpoint(name, method, path)}\n${calls}  ${camel(name)},\n`);
}

/** What a call brings beside its endpoint: a test of the server. Its route is written by hand. */
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
  const { status } = await server.request('${method.toUpperCase()}', '${path}');
  expect(status).toBe(200);
});
`,
  };
}

/** One migration, named by the moment it was begun (UTC), which is its place among the others. */
export function migrationFiles(name: string, now: Date): Files {
  const moment = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return { [`apps/server/src/sql/migrations/${moment}-${name}.sql`]: '-- What it is for.\n' };
}
