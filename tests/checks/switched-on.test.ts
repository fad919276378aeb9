import { globSync, readFileSync } from 'node:fs';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Props for sites other than our own, or for features not yet built. Remove an entry when our site passes it. */
const notPassed: Record<string, string> = {
  'CheckoutScreen.onRedirect': 'lets stories and tests stay on the page when a browser would go to the provider',
  'ConnectedFooter.current': 'marks the current page, for sites with other addresses',
  'ErrorScreen.status': 'the error contains it',
  'LateView.after': 'stories do not wait',
  'LoginScreen.resetPasswordHref': 'for sites with other addresses',
  'LoginScreen.signupHref': 'for sites with other addresses',
  'OfflineView.hasChats': 'our site renders plain HTML; a separate script shows it',
  'OfflineView.onRetry': 'our site renders plain HTML; a separate script listens',
  'OfflineView.progress': 'our site renders plain HTML; a separate script writes it',
  'OutboxProvider.entries': 'for stories',
  'PasswordResetScreen.loginHref': 'for sites with other addresses',
  'PasswordResetScreen.requestHref': 'for sites with other addresses',
  'RepeatScreen.onRedirect': 'lets stories and tests stay on the page when a browser would go to the provider',
  'SignupScreen.loginHref': 'for sites with other addresses',
  'SignupScreen.presentation': 'the width of the window decides',
  'StepsScreen.presentation': 'the width of the window decides',
  'SignupScreen.tracking': 'traffic source that this tab stored on arrival',
};

function nodes(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodes);
  if (node === null || typeof node !== 'object') return [];
  const below = Object.values(node).flatMap(nodes);
  return 'type' in node ? [node as Node, ...below] : below;
}
function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}
const parsed = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .flatMap((file) => nodes(parseSync(file, readFileSync(`${root}${file}`, 'utf8')).program));

const features = parsed('packages/features/src/**/*.{ts,tsx}');
const interfaces = new Map(
  features.filter(({ type }) => type === 'TSInterfaceDeclaration').map((node) => [nameOf(node['id']), node]),
);

/** Names of the optional properties, including those of extended interfaces. */
function optionalOf(name: string): string[] {
  const declaration = interfaces.get(name);
  if (!declaration) return [];
  const own = ((declaration['body'] as Node)['body'] as Node[])
    .filter((member) => member.type === 'TSPropertySignature' && member['optional'] === true)
    .map((member) => nameOf(member['key']));
  const inherited = ((declaration['extends'] as Node[] | undefined) ?? []).flatMap((base) => {
    const parameters = ((base['typeArguments'] as Node | undefined)?.['params'] as Node[] | undefined) ?? [];
    const [from, which] = parameters;
    if (!from) return optionalOf(nameOf(base['expression']));
    const named = nodes(which)
      .filter(({ type }) => type === 'Literal')
      .map(nameOf);
    const all = optionalOf(nameOf(from['typeName']));
    return nameOf(base['expression']) === 'Omit'
      ? all.filter((prop) => !named.includes(prop))
      : all.filter((prop) => named.includes(prop));
  });
  return [...own, ...inherited];
}

it('our site passes every optional prop of a screen or of the frame', () => {
  const passed = new Map<string, Set<string>>();
  for (const element of parsed('apps/web/src/**/*.tsx').filter(({ type }) => type === 'JSXOpeningElement')) {
    const name = nameOf(element['name']);
    const props = (element['attributes'] as Node[]).map((attribute) =>
      attribute.type === 'JSXSpreadAttribute'
        ? nodes(attribute).map(({ key }) => nameOf(key))
        : [nameOf(attribute['name'])],
    );
    passed.set(name, new Set([...(passed.get(name) ?? []), ...props.flat()]));
  }
  const silent = [...passed].flatMap(([name, props]) =>
    optionalOf(`${name}Props`)
      .filter((prop) => prop !== 'children' && !props.has(prop))
      .map((prop) => `${name}.${prop}`),
  );
  expect(silent.sort()).toEqual(Object.keys(notPassed).sort());
});
