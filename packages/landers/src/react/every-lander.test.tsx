import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { drawerOf } from '../element/draw-lander.ts';
import { defineLanderElement } from '../element/lander-element.ts';
import type { LanderDefinition } from '../shared/index.ts';
import { fakeSite, siteOrigin } from '../testing/fake-site.ts';
import type { HeartlineLanderProps } from './heartline-lander.tsx';

const landers = import.meta.glob<LanderDefinition>('../*/lander.ts', { import: 'default', eager: true });
const components = import.meta.glob<Record<string, ComponentType<HeartlineLanderProps>>>('../*/index.ts', {
  eager: true,
});
const nameOf = (file: string) => file.split('/')[1] ?? '';
const forPartners = Object.entries(landers).filter(([, { ofMember }]) => !ofMember);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('every lander is for partners except the landing pages of a member', () => {
  const withComponent = Object.keys(components).map(nameOf);
  expect(forPartners.map(([file]) => nameOf(file))).toEqual(
    withComponent.filter((name) => !['shared', 'pages'].includes(name)),
  );
});

describe('each lander is a React component that shows the element of its script', () => {
  it.each(forPartners)('%s', async (file, lander) => {
    fakeSite();
    const name = nameOf(file);
    expect(lander.name).toBe(name);
    const { [`Heartline${name[0]?.toUpperCase()}${name.slice(1)}`]: Component } =
      components[`../${name}/index.ts`] ?? {};
    if (!Component) throw new Error(`${name} has no component of its name`);
    const onReady = vi.fn<() => void>();
    const tracking = { network: 'partner', ref: 'summer' };
    const { container } = render(
      <Component site={siteOrigin} locale="de" slug="autumn" tracking={tracking} onReady={onReady} />,
    );
    const element = container.querySelector(`heartline-${name}`);
    expect(element?.shadowRoot).toBeNull();
    // All that the script of that name does (build/entries.ts).
    const drawer = drawerOf(lander);
    defineLanderElement(name, () => drawer, undefined);
    await expect.poll(() => onReady.mock.calls.length).toBeGreaterThan(0);
    const title = lander.words.get('de')?.[`landers.${name}.title`];
    expect(title).toBeDefined();
    expect(element?.shadowRoot?.querySelector('h1')?.textContent).toBeTruthy();
  });
});
