import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { Disclaimer } from './index.ts';

const text =
  'This site is an entertainment service for adults who like to chat. Some profiles are fictional; they are marked as such, and no meeting with them is possible. Please do not send personal details to people you do not know.';

const meta = {
  title: 'Shell/Disclaimer',
  component: Disclaimer,
  parameters: elementNotes({
    use: 'The legal text at the end of a page, in the reader’s language (LOC-05).',
    avoid: 'Not for notices that ask for something: use `Alert`.',
    synonyms: ['legal text', 'small print', 'fictional profiles', 'US'],
  }),
  args: { children: <p>{text}</p> },
} satisfies Meta<typeof Disclaimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnitedStates: Story = { args: { variant: 'us' } };
export const SeveralParagraphs: Story = {
  args: {
    children: (
      <>
        <p>{text}</p>
        <p>{text}</p>
      </>
    ),
  },
};
