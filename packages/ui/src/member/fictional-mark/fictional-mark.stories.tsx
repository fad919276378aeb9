import type { Meta, StoryObj } from '@storybook/react-vite';

import { FictionalMark } from './index.ts';

const meta = {
  title: 'Member/FictionalMark',
  component: FictionalMark,
  args: { label: 'Fictional profile' },
} satisfies Meta<typeof FictionalMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhoto: Story = {
  args: { variant: 'on-photo' },
  decorators: [
    (Story) => (
      <div className="w-fit rounded-lg bg-photo-blank p-8">
        <Story />
      </div>
    ),
  ],
};
export const GermanLongInNarrowPlace: Story = {
  args: { label: 'Fiktives Profil, dient ausschließlich der Unterhaltung' },
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
};
