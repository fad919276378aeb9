import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  HeartIcon,
  LayersIcon,
  LogOutIcon,
  MessageCircleIcon,
  SearchIcon,
  SettingsIcon,
  UserRoundIcon,
} from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Logo } from '../../foundations/logo/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { TopBar, type TopBarProps } from './index.ts';

const logOut = fn();
const items: TopBarProps['items'] = [
  { href: '#members', label: 'Search', icon: <SearchIcon />, current: true },
  { href: '#play', label: 'Play', icon: <LayersIcon /> },
  { href: '#likes', label: 'Likes', icon: <HeartIcon />, count: 128, countLabel: '128 new likes' },
  { href: '#chats', label: 'Messages', icon: <MessageCircleIcon />, count: 3, countLabel: '3 new messages' },
  { href: '#me', label: 'Me', icon: <UserRoundIcon /> },
];
const languages = {
  label: 'Language',
  current: 'en',
  options: [
    { code: 'de', label: 'Deutsch' },
    { code: 'en', label: 'English' },
    { code: 'nl', label: 'Nederlands' },
  ],
};
const account = {
  label: 'Account: Anna',
  name: 'Anna',
  photoUrl: portrait(0),
  items: [
    { id: 'profile', label: 'My profile', href: '#profile', icon: <UserRoundIcon /> },
    { id: 'settings', label: 'Settings', href: '#settings', icon: <SettingsIcon /> },
    { id: 'logout', label: 'Log out', onSelect: logOut, icon: <LogOutIcon />, tone: 'quiet' as const },
  ],
};
const premium = { href: '#premium', label: 'Get Premium' };
const credits = (count: number) => ({
  href: '#credits',
  credits: count,
  amount: count.toLocaleString('en'),
  label: 'Credits',
  badgeLabel: `Only ${count} left`,
});

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: {
    ...elementNotes({
      use: 'Over every page of the default and the chat layout, in the version of its reader (NAV-03, NAV-04).',
      avoid: 'Not on landing pages: use `LanderBar`. Not over a conversation on a phone: that has `InChatBar`.',
      keyboard: [
        ['Tab', 'goes from the logo over the places to the account'],
        ['Enter, Space', 'opens the menu of the account or the languages'],
        ['Escape', 'closes it'],
      ],
      synonyms: ['header', 'navigation', 'nav bar', 'tab bar', 'menu', 'app bar'],
    }),
    layout: 'fullscreen',
  },
  args: { logo: <Logo name="Heartline" />, homeHref: '#home', navLabel: 'Main', items, languages },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: {
    variant: 'visitor',
    items: [{ href: '#members', label: 'Search', icon: <SearchIcon /> }],
    login: { href: '#login', label: 'Log in' },
    signUp: { href: '#signup', label: 'Sign up' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await expect(canvas.queryByRole('button', { name: /Account/ })).toBeNull();
  },
};
export const Free: Story = {
  args: { variant: 'free', account, premium, credits: credits(0) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /128 new likes/ })).toHaveTextContent('99+');
    await expect(canvas.queryByRole('link', { name: /Credits/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Anna' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalled();
  },
};
export const Paid: Story = {
  args: { variant: 'paid', account: { ...account, gold: true }, premium, credits: credits(1240) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Credits 1,240' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  },
};
export const PaidFewCredits: Story = {
  args: { variant: 'paid', account: { ...account, gold: true }, credits: credits(7) },
};
export const PaidNoCredits: Story = {
  args: { variant: 'paid', account: { ...account, gold: true }, credits: credits(0) },
};
export const App: Story = {
  args: { variant: 'app', account, premium, back: { label: 'Back', href: '#members' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#members');
  },
};
export const BackOnlyInTheApp: Story = {
  args: { variant: 'free', account, premium, back: { label: 'Back', href: '#members' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
  },
};
export const AccountOpen: Story = {
  args: { variant: 'free', account, premium },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Anna' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'My profile' })).toBeVisible());
  },
};
export const WithoutPhoto: Story = { args: { variant: 'free', account: { ...account, photoUrl: null }, premium } };
/** Five sections in the bar at the bottom; a wide window has three. */
export const OnPhone: Story = {
  args: { variant: 'free', account, premium },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
  play: async ({ canvas }) => {
    const places = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(places).getAllByRole('link')).toHaveLength(5);
  },
};
export const GermanLong: Story = {
  args: {
    variant: 'free',
    navLabel: 'Hauptnavigation',
    items: [
      { href: '#members', label: 'Mitgliedersuche', icon: <SearchIcon />, current: true },
      {
        href: '#chats',
        label: 'Nachrichten',
        icon: <MessageCircleIcon />,
        count: 128,
        countLabel: '128 neue Nachrichten',
      },
      { href: '#likes', label: 'Gefällt mir', icon: <HeartIcon />, count: 4, countLabel: '4 neue Likes' },
      { href: '#play', label: 'Spielen', icon: <LayersIcon /> },
      { href: '#me', label: 'Mein Bereich', icon: <UserRoundIcon /> },
    ],
    premium: { href: '#premium', label: 'Premium werden' },
    account,
  },
};
export const GermanVisitor: Story = {
  args: {
    variant: 'visitor',
    logo: <Logo name="Herzensangelegenheiten" />,
    items: [],
    login: { href: '#login', label: 'Anmelden' },
    signUp: { href: '#signup', label: 'Kostenlos registrieren' },
  },
};
