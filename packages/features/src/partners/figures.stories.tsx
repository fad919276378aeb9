import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { FiguresScreen } from './index.ts';
import { figures, noFigures } from './testing.ts';

const withAnswer = (answer: () => unknown) => ({ api: { partners: { figures: answer } } });

const meta = {
  title: 'Partners/Figures',
  component: FiguresScreen,
  args: { token: 'Wd2a8bV1nQx0JfYt7sRk3mEzPc5uHg4L', period: '30' },
  parameters: { user: null, ...withAnswer(() => ({ figures })) },
} satisfies Meta<typeof FiguresScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Figures for Acme Media' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/partners/Wd2a8bV1nQx0JfYt7sRk3mEzPc5uHg4L/figures.csv?days=30',
    );
    await expect(canvas.getByText('<b>summer</b>')).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Dark: Story = { globals: { theme: 'dark', locale: 'fi' } };
export const DarkOnPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' }, locale: 'pl' } };
export const Nothing: Story = { parameters: withAnswer(() => ({ figures: noFigures })) };
export const Unknown: Story = {
  parameters: withAnswer(() => Promise.reject(new ApiError(404, { code: 'not_found' }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There are no figures at this address' }),
    ).toBeVisible();
  },
};
export const Loading: Story = { parameters: withAnswer(never) };
export const LoadFailed: Story = { parameters: withAnswer(() => Promise.reject(new NetworkError('offline'))) };
