import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { mailStories } from './mail-stories.tsx';
import { Written } from './written.tsx';

const meta = {
  ...mailStories,
  title: 'Decisions',
  component: Written,
  parameters: {
    ...mailStories.parameters,
    ...elementNotes({
      use: 'The statement of reasons that comes with each decision about a member or their photos and messages, and what became of an appeal.',
      avoid: 'What the member did themselves: that is said on the page where they did it.',
      synonyms: ['statement of reasons', 'moderation mail', 'appeal mail', 'DSA'],
    }),
  },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = { args: { letter: 'warning' } };

export const PhotoRefused: Story = { args: { letter: 'photo_refused' } };

export const PhotoRemoved: Story = { args: { letter: 'photo_removed' } };

/** The facts span several lines. */
export const AccountDisabled: Story = { args: { letter: 'account_disabled' } };

export const MessageRefused: Story = { args: { letter: 'message_refused' } };

export const AppealUpheld: Story = { args: { letter: 'appealUpheld' } };

export const AppealUpheldWithAnswer: Story = { args: { letter: 'appealUpheldWithAnswer' } };

export const AppealOverturned: Story = { args: { letter: 'appealOverturned' } };

export const AppealOverturnedWithAnswer: Story = { args: { letter: 'appealOverturnedWithAnswer' } };

export const ReversedWithoutAppeal: Story = { args: { letter: 'reversedWithoutAppeal' } };

export const AccountDisabledGermanDark: Story = {
  args: { letter: 'account_disabled' },
  globals: { locale: 'de', theme: 'dark' },
};
