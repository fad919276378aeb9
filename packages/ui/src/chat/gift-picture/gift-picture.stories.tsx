import type { Meta, StoryObj } from '@storybook/react-vite';

import { GiftPicture, giftKinds } from './index.ts';

const meta = { title: 'Chat/Gift picture', component: GiftPicture, args: { gift: 'rose' } } satisfies Meta<
  typeof GiftPicture
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex max-w-160 flex-wrap gap-6">
      {giftKinds.map((gift) => (
        <li key={gift} className="size-24">
          <GiftPicture gift={gift} label={gift} />
        </li>
      ))}
    </ul>
  ),
};
export const Unknown: Story = { args: { gift: 'submarine', className: 'size-24' } };
