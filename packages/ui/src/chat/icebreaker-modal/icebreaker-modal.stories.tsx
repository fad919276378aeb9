import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Spinner } from '../../feedback/spinner/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { IcebreakerModal } from './index.ts';

const meta = {
  title: 'Chat/IcebreakerModal',
  component: IcebreakerModal,
  parameters: elementNotes({
    use: 'To begin a conversation with one of the ready-made questions.',
    avoid: 'Not once a conversation runs: there the `ChatFooter` is enough.',
    keyboard: [
      ['Arrow keys', 'choose another icebreaker'],
      ['Enter', 'sends the chosen one'],
      ['Escape', 'closes without sending'],
    ],
    synonyms: ['opening line', 'conversation starter', 'first message', 'dialog'],
  }),
  args: {
    open: true,
    onClose: fn(),
    title: 'Break the ice',
    description: 'Pick a first sentence for Anna.',
    closeLabel: 'Close',
    icebreakers: [
      { id: 'travel', text: 'If you could travel anywhere tomorrow, where to?' },
      { id: 'sunday', text: 'What does your perfect Sunday look like?' },
      { id: 'song', text: 'Which song can you not hear often enough?' },
      { id: 'cook', text: 'What do you cook when you want to impress somebody?' },
    ],
    onSend: fn(),
    sendLabel: 'Send for 1 credit',
  },
} satisfies Meta<typeof IcebreakerModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /perfect Sunday/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send for 1 credit' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('sunday');
  },
};
export const NothingChosen: Story = {};
export const Loading: Story = {
  args: { placeholder: <Spinner label="Loading icebreakers" className="mx-auto my-10 size-8 text-primary-text" /> },
};
export const TooFewCredits: Story = {
  args: { notice: <p className="text-sm text-warning-text">You do not have enough credits</p> },
};
