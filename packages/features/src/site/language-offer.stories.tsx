import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LanguageOfferView } from './language-offer-view.tsx';

const meta = {
  title: 'Site/Language offer',
  component: LanguageOfferView,
  args: { onTake: fn(), onRefuse: fn() },
  parameters: { layout: 'fullscreen', user: null },
  decorators: [
    (Story) => (
      <div className="min-h-100 bg-canvas p-6">
        <h1 className="text-3xl font-extrabold">Meet someone worth getting to know</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageOfferView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read this site in English' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'No thanks' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The longest of the languages, in the dark theme. */
export const DutchOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'nl', theme: 'dark' } };
