import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinsIcon, GemIcon, LogOutIcon, ShieldIcon, SlidersHorizontalIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Switch } from '../../controls/switch/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { Row, RowList, RowPanel } from './index.ts';

const logOut = fn();

const meta = {
  title: 'Navigation/RowList',
  component: RowList,
  subcomponents: { Row, RowPanel },
  parameters: elementNotes({
    use: 'Several ways on from a page, or parts of it that open in their place: an account, settings, the long end of a form.',
    avoid:
      'Not for people or messages: those have rows of their own. Not for one choice among several: use RadioGroup.',
    keyboard: [
      ['Tab', 'From row to row.'],
      ['Enter, Space', 'Follows a link, presses a button, opens a panel and closes it.'],
    ],
    status: 'new',
    synonyms: ['list', 'settings', 'menu', 'accordion', 'disclosure', 'details', 'account'],
  }),
  args: { label: 'Account' },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  args: {
    children: (
      <>
        <Row label="Credits" icon={<CoinsIcon />} value="120 credits" href="#credits" />
        <Row label="Premium" icon={<GemIcon />} value="Active" href="#premium" />
        <Row label="Safety" icon={<ShieldIcon />} hint="Blocked members, my reports and decisions" href="#safety" />
        <Row label="Log out" icon={<LogOutIcon />} onSelect={logOut} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalled();
  },
};
/** Beside one of the pages it leads to, which its row marks. */
export const Dense: Story = {
  args: {
    dense: true,
    children: (
      <>
        <Row label="Safety" icon={<ShieldIcon />} href="#safety" />
        <Row label="Premium" icon={<GemIcon />} value="Active" href="#premium" current />
        <Row label="Credits" icon={<CoinsIcon />} value="120 credits" href="#credits" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Premium Active');
  },
};
const privacy = (
  <RowPanel label="Privacy" icon={<SlidersHorizontalIcon />} hint="What others see while you chat">
    <Switch label="Show when I’ve read messages" defaultChecked />
  </RowPanel>
);
export const Panel: Story = {
  args: { children: privacy },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Show when I’ve read messages')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Privacy'));
    await expect(canvas.getByText('Show when I’ve read messages')).toBeVisible();
    await userEvent.click(canvas.getByText('Privacy'));
  },
};
export const PanelOpen: Story = {
  args: {
    children: (
      <RowPanel label="Privacy" icon={<SlidersHorizontalIcon />} open>
        <Switch label="Show when I’ve read messages" defaultChecked />
      </RowPanel>
    ),
  },
};
export const LoggingOut: Story = {
  args: { children: <Row label="Log out" icon={<LogOutIcon />} onSelect={logOut} loading /> },
};
export const GermanLong: Story = {
  args: {
    children: (
      <>
        <Row
          label="Wo du eingeloggt bist"
          icon={<ShieldIcon />}
          value="Benachrichtigungseinstellungen"
          hint="Blockierte Mitglieder, meine Meldungen und Entscheidungen"
          href="#safety"
        />
        <Row label="Credits" icon={<CoinsIcon />} value="1.240 Credits" href="#credits" />
      </>
    ),
  },
};
