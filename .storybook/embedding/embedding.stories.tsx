import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import fraunces from '../../packages/ui/src/foundations/fonts/fraunces-soft-latin.woff2?url';
import { drawerOf } from '../../packages/landers/src/element/draw-lander.ts';
import { defineLanderElement } from '../../packages/landers/src/element/lander-element.ts';
import type { LanderDefinition } from '../../packages/landers/src/shared/index.ts';
import { answerAsSite, siteOrigin } from '../../packages/landers/src/testing/answering-site.ts';
import { EmbeddingPage } from './embedding-page.tsx';

const landers = import.meta.glob<LanderDefinition>('../../packages/landers/src/*/lander.ts', {
  import: 'default',
  eager: true,
});

/** Defines every element as its script does, with the fonts that a site serves. */
async function defineAll(): Promise<void> {
  for (const lander of Object.values(landers).filter(({ ofMember }) => !ofMember)) {
    const drawer = drawerOf(lander);
    defineLanderElement(lander.name, () => drawer, undefined);
  }
  if ([...document.fonts].some(({ family }) => family.includes('Heartline'))) return;
  const faces = { 'Heartline Figtree': figtree, 'Heartline Fraunces': fraunces };
  for (const [family, address] of Object.entries(faces))
    document.fonts.add(await new FontFace(family, `url("${address}")`, { weight: '300 900' }).load());
}

/** Answers requests to the site of the fixtures; requests to other addresses, which a reader may type, are real. */
function answerFetch(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(siteOrigin) ? answerAsSite(request) : real(request);
  };
  return () => {
    globalThis.fetch = real;
  };
}

const meta = {
  title: 'On your page',
  component: EmbeddingPage,
  args: { site: siteOrigin },
  parameters: { layout: 'fullscreen', user: null },
  beforeEach: async () => {
    await defineAll();
    return answerFetch();
  },
} satisfies Meta<typeof EmbeddingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (lander: string) => () =>
  waitFor(() => {
    const page = document.querySelector('[aria-label="The page"] > div > div')?.shadowRoot;
    const inside = page?.querySelector(`heartline-${lander}`)?.shadowRoot;
    return expect(inside?.querySelector('[data-whole="true"] h1')?.textContent).toBeTruthy();
  });

export const PlainHtml: Story = { play: shows('gallery') };
export const WordPress: Story = {
  args: { host: 'wordpress', lander: 'iconslanding' },
  play: shows('iconslanding'),
};
export const ReactApp: Story = { args: { host: 'react', lander: 'maplanding' }, play: shows('maplanding') };
export const OnPhone: Story = {
  args: { width: 'phone', lander: 'video' },
  globals: { viewport: { value: 'phone' } },
  play: shows('video'),
};
export const Dark: Story = {
  args: { theme: 'dark', lander: 'alonetonight' },
  globals: { theme: 'dark' },
  play: shows('alonetonight'),
};
/** The tag follows the choices. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Lander'), 'video');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'fi');
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'dark');
    const tag = '<heartline-video locale="fi" theme="dark" network="your-name"></heartline-video>';
    await expect(canvas.getByRole('region', { name: 'Tag' })).toHaveTextContent(tag);
    await expect(await canvas.findByRole('region', { name: 'Tag with integrity' })).toHaveTextContent(
      /integrity="sha384-/,
    );
    await expect(canvas.getByRole('region', { name: 'React' })).toHaveTextContent('<HeartlineVideo');
    await shows('video')();
  },
};
