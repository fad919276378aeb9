import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { StreamNotice } from './index.ts';

const meta = {
  title: 'Chat/StreamNotice',
  component: StreamNotice,
  parameters: elementNotes({
    use: 'As the first item of a conversation with a fictional profile, in the site’s own words (LOC-10).',
    avoid: 'Not for what asks for an act: use `Alert`. Not in place of the `FictionalMark`, which stays in the bar.',
    synonyms: ['system message', 'service message', 'disclosure', 'warning', 'fictional'],
  }),
  args: { children: 'This site has fictional profiles. They carry a mark, and no meeting with them is possible.' },
} satisfies Meta<typeof StreamNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { children: 'This profile is fictional.' } };
export const GermanLong: Story = {
  args: {
    children:
      'Auf dieser Seite gibt es fiktive Profile. Sie tragen ein Kennzeichen, werden von uns betrieben, und ein Treffen mit ihnen ist nicht möglich.',
  },
  globals: { viewport: { value: 'phone' } },
};
