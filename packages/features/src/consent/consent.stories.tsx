import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ConsentChoiceView, ConsentNoticeView } from './consent-view.tsx';

const meta = {
  title: 'Site/Consent',
  component: ConsentNoticeView,
  args: { onAnswer: fn() },
  parameters: { user: null },
} satisfies Meta<typeof ConsentNoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers have the same size and stand side by side: no is as easy to press as yes. */
export const Asked: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas, userEvent }) => {
    const refuse = canvas.getByRole('button', { name: 'Don’t allow' });
    const allow = canvas.getByRole('button', { name: 'Allow' });
    const [no, yes] = [refuse.getBoundingClientRect(), allow.getBoundingClientRect()];
    await expect([no.width, no.height, no.top]).toEqual([yes.width, yes.height, yes.top]);
    await userEvent.click(refuse);
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
export const OnPhone: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
const said = (consent: { analytics: boolean; at: string } | null): Story => ({
  render: (args) => <ConsentChoiceView {...args} consent={consent} />,
});
export const Undecided = said(null);
export const Allowed = said({ analytics: true, at: '2026-11-20T18:30:00.000Z' });
export const RefusedOnPhone: Story = {
  ...said({ analytics: false, at: '2026-11-20T18:30:00.000Z' }),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
