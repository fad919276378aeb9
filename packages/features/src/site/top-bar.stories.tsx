import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { freeUser, settings, user } from '../shared/testing/fixtures.ts';
import { TopBarView } from './top-bar-view.tsx';

const meta = {
  title: 'Site/Top bar',
  component: TopBarView,
  args: { siteName: settings.name, user: null, languages: settings.languages, onLanguage: fn(), onLogout: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="min-h-100">{Story()}</div>],
} satisfies Meta<typeof TopBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const VisitorWithoutSearch: Story = { args: { visitorSearch: false } };
export const Free: Story = { args: { user: freeUser, current: 'search', unreadMessages: 3, newLikes: 1 } };
export const Paid: Story = { args: { user, current: 'messages', unreadMessages: 120, newLikes: 4 } };
export const FewCredits: Story = { args: { user: { ...user, credits: 8 } } };
export const NoCredits: Story = { args: { user: { ...user, credits: 0 } } };
/** Five sections, ordered for the thumb. */
export const PaidOnPhone: Story = {
  ...Paid,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main navigation' }));
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/members',
      '/swipe-game',
      '/likes',
      '/chats',
      '/me',
    ]);
  },
};
export const MeOnPhone: Story = { args: { user: freeUser, current: 'me' }, globals: { viewport: { value: 'phone' } } };
export const InstalledApp: Story = {
  args: { user, inApp: true, back: { label: 'Back', href: '/members' } },
  globals: { viewport: { value: 'phone' } },
};
/** While a member pays: the way back and the account. */
export const Checkout: Story = {
  args: { user: freeUser, current: 'me', checkout: true, back: { label: 'Back', href: '/credits' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/credits');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Language/ })).toBeNull();
  },
};
export const CheckoutOnPhone: Story = { ...Checkout, globals: { viewport: { value: 'phone' } } };
export const LogOut: Story = {
  args: { user },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Sam' }));
    await userEvent.click(canvas.getByText('Log out'));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** The languages of the visitor's country first; all others behind a further press. */
export const MoreLanguages: Story = {
  args: { languages: ['de', 'en'], moreLanguages: ['da', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
    await userEvent.click(canvas.getByText('More languages'));
    await userEvent.click(canvas.getByText('Polski'));
    await expect(args.onLanguage).toHaveBeenCalledWith('pl');
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
  },
};
export const ChangeLanguage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }));
    await userEvent.click(canvas.getByText('Polski'));
    await expect(args.onLanguage).toHaveBeenCalledWith('pl');
  },
};
