import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { FootBar } from './index.ts';

const meta = {
  title: 'Shell/FootBar',
  component: FootBar,
  parameters: elementNotes({
    use: 'The one or two actions that a page is for, always in reach of the thumb: like and write on a profile, save in a form with changes.',
    avoid:
      'Not in a window: that has a foot of its own. Not for several actions of the same weight, and only one on a page.',
    status: 'new',
    synonyms: ['sticky', 'bottom bar', 'call to action', 'save bar', 'thumb zone', 'footer'],
  }),
  decorators: [
    (Story) => (
      // The margins of `Layout`.
      <div className="flex flex-col gap-4 px-4 sm:px-6">
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at} className="rounded-lg bg-surface-sunken p-4">
            What one reads before one decides
          </p>
        ))}
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FootBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Save: Story = {
  args: {
    className: 'flex justify-end gap-2.5',
    children: (
      <>
        <Button variant="ghost">Discard changes</Button>
        <Button>Save</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvasElement.ownerDocument.defaultView?.innerHeight ?? 0);
  },
};
/** From 768 px on its children are in the page flow. */
export const OnPhonesOnly: Story = {
  args: { on: 'phone', children: <Button variant="primary">Send a message</Button> },
};
