import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { FictionalMark } from './index.ts';

const meta = {
  title: 'Member/FictionalMark',
  component: FictionalMark,
  parameters: elementNotes({
    use: 'On every surface that shows a fictional profile, before and during a chat, in the site’s own wording (LOC-10).',
    avoid: 'Never shortened, hidden or replaced by an icon. For other labels use Badge.',
    synonyms: ['fake profile', 'entertainment', 'disclosure', 'legal', 'moderated', 'fictitious'],
  }),
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
/** Below a name: bold among the words beside it. */
export const Caption: Story = {
  args: { variant: 'caption' },
  decorators: [
    (Story) => (
      <div className="w-fit rounded-lg bg-photo-blank p-3 text-ink-on-photo">
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
