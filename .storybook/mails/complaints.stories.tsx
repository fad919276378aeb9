import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { mailStories } from './mail-stories.tsx';
import { Written } from './written.tsx';

const meta = {
  ...mailStories,
  title: 'Complaints',
  component: Written,
  parameters: {
    ...mailStories.parameters,
    ...elementNotes({
      use: 'That a complaint to the site has arrived, by when it is answered, and the answer itself.',
      avoid: 'What the complainant wrote: the address may be of somebody else.',
      synonyms: ['complaint mail', 'reference', 'ticket'],
    }),
  },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To a complainant without an account: the address replaces the name. */
export const Received: Story = { args: { letter: 'complaintReceived' } };

export const Answered: Story = { args: { letter: 'complaintAnswered' } };

export const Closed: Story = { args: { letter: 'complaintClosed' } };

export const AnsweredGermanDark: Story = {
  args: { letter: 'complaintAnswered' },
  globals: { locale: 'de', theme: 'dark' },
};
