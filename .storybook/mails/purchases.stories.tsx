import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { mailStories } from './mail-stories.tsx';
import { Written } from './written.tsx';

const meta = {
  ...mailStories,
  title: 'Purchases',
  component: Written,
  parameters: {
    ...mailStories.parameters,
    ...elementNotes({
      use: 'What the law asks us to confirm about a purchase, with date and time.',
      avoid: 'Offers: who has withdrawn does not want one.',
      synonyms: ['e-mail', 'receipt', 'withdrawal', 'refund'],
    }),
  },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sent when the purchase is paid. */
export const Receipt: Story = { args: { letter: 'receipt' } };
export const ReceiptFinnishDark: Story = { args: { letter: 'receipt' }, globals: { locale: 'fi', theme: 'dark' } };

/** Sent when the member has withdrawn from a purchase. */
export const Withdrawal: Story = { args: { letter: 'withdrawal' } };
export const DebitNotice: Story = { args: { letter: 'debitNotice' } };
export const DebitNoticeGerman: Story = { args: { letter: 'debitNotice' }, globals: { locale: 'de' } };
export const DebitReturned: Story = { args: { letter: 'debitReturned' } };
