import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { offline } from '../../shared/testing/line.ts';
import { PhotoDialog } from './photo-dialog.tsx';

const meta = {
  title: 'Chat/Photo window',
  component: PhotoDialog,
  args: {
    file: new Blob(),
    memberName: 'Elin',
    price: { credits: 15, money: { amount: 119, currency: 'EUR' } },
    credits: 4,
    buyHref: '/credits',
    onClose: fn(),
    onChooseOther: fn(),
    onSend: fn(),
  },
  loaders: [
    async () => {
      const canvas = new OffscreenCanvas(300, 400);
      const context = canvas.getContext('2d')!;
      context.fillStyle = 'teal';
      context.fillRect(0, 0, 300, 400);
      return { photo: await canvas.convertToBlob() };
    },
  ],
  render: (args, { loaded }) => <PhotoDialog {...args} file={loaded['photo'] as Blob} />,
  tags: ['no-picture'],
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooFewCredits: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
  },
};
/** The photo stays chosen, and the dialog explains why nothing can be bought now. */
export const TooFewCreditsOffline: Story = {
  beforeEach: offline,
  play: async () => {
    await expect(await screen.findByText(/^You need a connection to buy/)).toBeInTheDocument();
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
