import { camel, pascal, put, type Files } from './templates.ts';

export interface NewScreen {
  feature: string;
  name: string;
  /** The client's call whose data it shows, such as `visits.list`. Without it the screen has only text. */
  call?: string | undefined;
  /** Its path on the site, such as `/visits/diary`. Without it no route is written. */
  path?: string | undefined;
}

/** The initial message of a new screen. */
export const screenTitle = ({ feature, name }: NewScreen) => ({
  id: `${camel(feature)}.${camel(name)}.title`,
  text: pascal(name),
});

/** One screen of packages/features: texts, pure view with its stories, connected screen, and the route that places it. */
export function screenFiles(screen: NewScreen): Files {
  const { feature, name, call, path } = screen;
  const folder = `packages/features/src/${feature}`;
  const { id, text } = screenTitle(screen);
  return {
    [`${folder}/${name}.messages.ts`]: `import { defineMessages } from 'react-intl';

export const ${camel(name)}Messages = defineMessages({
  title: { id: '${id}', defaultMessage: '${text}', description: 'Heading of the page ${path ?? name}.' },
});
`,
    [`${folder}/${name}-view.tsx`]: call === undefined ? plainView(screen) : view(screen, call),
    [`${folder}/${name}-screen.tsx`]: call === undefined ? plainScreen(screen) : connectedScreen(screen),
    [`${folder}/${name}-screen.stories.tsx`]: call === undefined ? plainStories(screen) : stories(screen, call),
    ...(path === undefined ? {} : { [`apps/web/src/routes/${routeFile(path)}.tsx`]: route(screen, path) }),
  };
}

const plainView = ({ name }: NewScreen): string => `import { useIntl } from 'react-intl';

import { ${camel(name)}Messages as messages } from './${name}.messages.ts';

/** Pure: words only. */
export function ${pascal(name)}View() {
  const intl = useIntl();
  return <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>;
}
`;

const plainScreen = ({ name }: NewScreen): string => `import { useIntl } from 'react-intl';

import { PageTitle } from '../shared/index.ts';
import { ${pascal(name)}View } from './${name}-view.tsx';
import { ${camel(name)}Messages as messages } from './${name}.messages.ts';

/** The page with its title in the browser's tab. */
export function ${pascal(name)}Screen() {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <${pascal(name)}View />
    </>
  );
}
`;

const plainStories = ({
  feature,
  name,
}: NewScreen): string => `import type { Meta, StoryObj } from '@storybook/react-vite';

import { ${pascal(name)}Screen } from './index.ts';

const meta = { title: '${pascal(feature)}/${pascal(name)}', component: ${pascal(name)}Screen } satisfies Meta<typeof ${pascal(name)}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
`;

/** `visits.list` → the resource, the call, and the type of its answer. */
const answerOf = (call: string): string => {
  const [resource = '', method = ''] = call.split('.');
  return `Awaited<ReturnType<ApiClient['${resource}']['${method}']>>`;
};

const view = ({ name }: NewScreen, call: string): string => `import type { ApiClient } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError } from '../shared/index.ts';
import { ${camel(name)}Messages as messages } from './${name}.messages.ts';

export interface ${pascal(name)}ViewProps {
  /** Absent while it is on its way. */
  data: ${answerOf(call)} | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Pure: each state is one set of props, so one story. */
export function ${pascal(name)}View({ data, error, onRetry }: ${pascal(name)}ViewProps) {
  const intl = useIntl();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>
      {data ? null : error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <Skeleton shape="block" label={intl.formatMessage(commonMessages.loading)} className="h-40 w-full" />
      )}
    </div>
  );
}
`;

const connectedScreen = ({ feature, name }: NewScreen): string => `import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi } from '../shared/index.ts';
import { ${camel(name)}Messages as messages } from './${name}.messages.ts';
import { ${pascal(name)}View } from './${name}-view.tsx';
import { ${camel(feature)}Queries } from './${feature}.queries.ts';

/** Asks for its data and hands them to the view. */
export function ${pascal(name)}Screen() {
  const intl = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery(${camel(feature)}Queries.${camel(name)}(api));
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <${pascal(name)}View data={data} error={error} onRetry={() => void refetch()} />
    </>
  );
}
`;

const stories = (
  { feature, name }: NewScreen,
  call: string,
): string => `import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { ${pascal(name)}Screen } from './index.ts';

/** What the server answers. */
const answering = (answer: () => unknown) => ({ api: { ${call.split('.').join(': { ')}: answer } } });

const meta = {
  title: '${pascal(feature)}/${pascal(name)}',
  component: ${pascal(name)}Screen,
} satisfies Meta<typeof ${pascal(name)}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Give it an answer, and say what is to be seen of it. */
export const Full: Story = {
  parameters: answering(() => ({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
};
export const OnPhone: Story = { ...Full, globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Loading: Story = { parameters: answering(never) };
export const LoadFailed: Story = { parameters: answering(() => Promise.reject(new NetworkError('offline'))) };
`;

/** Adds a query to the file of the feature, or creates the file. */
export function withQuery(file: string | undefined, { feature, name }: NewScreen, call: string): string {
  const queries = `export const ${camel(feature)}Queries = {\n`;
  const before =
    file ??
    `import type { ApiClient } from '@heartline/api-client';\nimport { queryOptions } from '@tanstack/react-query';\n\n${queries}};\n`;
  const query = `  ${camel(name)}: (api: ApiClient) =>
    queryOptions({ queryKey: ['${feature}', '${name}'], queryFn: ({ signal }) => api.${call}({}, { signal }) }),
`;
  return put(before, queries, queries + query);
}

/** `/visits/$id/diary` → `visits.$id.diary`, as the router names its files. */
const routeFile = (path: string): string => path.slice(1).replaceAll('/', '.');
export const pageName = (path: string): string => path.slice(1).replaceAll('$', '').replaceAll('/', '-');

const route = (
  { feature, name }: NewScreen,
  path: string,
): string => `import { ${pascal(name)}Screen } from '@heartline/features/${feature}';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('${path}')({
  staticData: { page: '${pageName(path)}', access: 'members', messages: ['${feature}'] },
  component: ${pascal(name)}Screen,
});
`;

export const withExport = (file: string | undefined, { name }: NewScreen): string =>
  `${file ?? ''}export { ${pascal(name)}Screen } from './${name}-screen.tsx';\n`;

/** `load-messages.ts` with one more feature; the site's own stays last. */
export const withFeature = (file: string, feature: string): string =>
  file.includes(`  '${feature}',\n`)
    ? file
    : put(file, "  'site',\n] as const", `  '${feature}',\n  'site',\n] as const`);

/** `page-names.ts` with one more page, after those that are built. */
export function withPage(file: string, path: string): string {
  const rest = '  // Named by rules, and not built yet.\n';
  return file.includes(`  '${pageName(path)}',\n`) ? file : put(file, rest, `  '${pageName(path)}',\n${rest}`);
}
