import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { label: 'About me', hint: 'Two or three sentences are enough.', counter: '0 / 500' },
  parameters: elementNotes({
    use: 'Several lines: about me, a complaint. It grows with the text; show a counter where length is limited.',
    avoid: 'For messages in a conversation (ChatFooter) and anything of one line (TextField).',
    keyboard: [['Enter', 'Begins a new line; it does not send.']],
    synonyms: ['multiline', 'text box', 'comment', 'description'],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'About me' });
    const before = area.clientHeight;
    await userEvent.type(area, 'One\nTwo\nThree\nFour\nFive\nSix');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};
export const Filled: Story = {
  args: {
    defaultValue: 'I teach music, bake bread at weekends and am looking for somebody to walk by the sea with.',
    counter: '91 / 500',
  },
};
export const OverLimit: Story = {
  args: {
    defaultValue: 'Much too long',
    counter: '512 / 500',
    overLimit: true,
    error: 'Your text is 12 characters too long.',
  },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Selbstbeschreibung für Ihr Mitgliederprofil',
    hint: 'Schreiben Sie zum Beispiel über Freizeitbeschäftigungen, Lebensgewohnheiten und Zukunftsvorstellungen.',
    counter: '0 von 500 Zeichen',
  },
};
