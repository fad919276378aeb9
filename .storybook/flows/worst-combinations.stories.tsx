import { locales, type User } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, waitFor, within } from 'storybook/test';

import { ActivationReminder } from '../../packages/features/src/site/activation-reminder.tsx';
import { PhotoAlert } from '../../packages/features/src/site/alerts-header.tsx';
import { TimeBonusLineView } from '../../packages/features/src/credits/index.ts';
import { bonus } from '../../packages/features/src/credits/testing.ts';
import { wholeSearch } from '../../packages/features/src/members/testing.ts';
import { featureNames, loadMessages } from '../../packages/features/src/shared/messages/load-messages.ts';
import { localStore } from '../../packages/features/src/shared/index.ts';
import { member, newUser } from '../../packages/features/src/shared/testing/fixtures.ts';
import { inventServer } from './invented-server.ts';
import { Site } from './site.tsx';

const meta = {
  title: 'Worst combinations',
  component: Site,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => localStore.remove('heartline.dismissed'),
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Maximum height in px of a notice above a page, on a phone and in every language. */
const most = 56;

/** All notices on the page, whichever component draws them. */
const notices = (page: HTMLElement) =>
  within(page)
    .queryAllByRole('region')
    .filter((region) => region.dataset['slot'] === 'banner');

const everything = (user: User) => {
  const { api, begin } = inventServer(() => ({ user }));
  return {
    parameters: {
      user,
      api: {
        ...api,
        // All profiles are fictional and online.
        search: { ...api.search, members: () => wholeSearch({ profiles: fictional }) },
        credits: { ...api.credits, discountCode: () => ({ discountcode: bonus }) },
      },
    },
    beforeEach: begin,
  };
};
const fictional = Array.from({ length: 24 }, (_, index) => member(index, { fictional: true, online: true }));

/** Signed up a minute ago: the address is not confirmed, no photo, the time bonus runs, and all profiles are fictional. */
export const NewMemberInSearch: Story = {
  args: { start: '/members' },
  ...everything(newUser),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    const [notice, second] = notices(canvasElement);
    await expect(notice).toHaveAccessibleName('Confirm your e-mail');
    await expect(second).toBeUndefined();
    await expect(notice?.offsetHeight).toBeLessThanOrEqual(most);
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(100);
  },
};
/** With nothing else to ask the member for, the bonus is shown. */
export const NewMemberWithBonusOnly: Story = {
  args: { start: '/members' },
  ...everything({ ...newUser, status: 'active', profile: { ...newUser.profile, status: 'active' } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(notices(canvasElement)[0]).toHaveAccessibleName('25% off your first credits'));
    await expect(notices(canvasElement)).toHaveLength(1);
    await expect(notices(canvasElement)[0]?.offsetHeight).toBeLessThanOrEqual(most);
  },
};
/** A profile page asks the viewer for nothing; the bonus is shown, as on every page of the members area. */
export const NewMemberAtProfile: Story = {
  args: { start: '/members/member-4' },
  ...everything(newUser),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(notices(canvasElement)[0]).toHaveAccessibleName('25% off your first credits'));
    await expect(notices(canvasElement)).toHaveLength(1);
  },
};
export const NewMemberInChats: Story = {
  args: { start: '/chats' },
  ...everything(newUser),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('main');
    await expect(notices(canvasElement)).toHaveLength(1);
  },
};
/** A conversation shows no notice: members read and write here. */
export const NewMemberInConversation: Story = {
  args: { start: '/chats/chat-4' },
  ...everything(newUser),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox');
    await expect(notices(canvasElement)).toHaveLength(0);
  },
};
/** Just confirmed: people before everything else, all of them fictional. */
export const NewMemberWelcomed: Story = {
  args: { start: '/activate/done' },
  ...everything({ ...newUser, status: 'active', profile: { ...newUser.profile, status: 'active' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Say hello to / })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^See all members/ })).toBeVisible();
  },
};
/** The page of credits shows no notice: its prices already include the bonus. */
export const NewMemberAtCredits: Story = {
  args: { start: '/credits' },
  ...everything(newUser),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('radio');
    await expect(notices(canvasElement)).toHaveLength(0);
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

const nothing = () => {};
/** All notices that can appear above a page, on a phone in each language: one row, and no letter is cut off. */
export const EveryNoticeInEveryLanguage: Story = {
  args: { start: '/members' },
  loaders: [
    async () => ({
      every: await Promise.all(
        locales.map(async (locale) => createIntl({ locale, messages: await loadMessages(locale, featureNames) })),
      ),
    }),
  ],
  render: (_args, { loaded }) => (
    <div className="w-90">
      {(loaded as { every: ReturnType<typeof createIntl>[] }).every.map((intl) => (
        <RawIntlProvider key={intl.locale} value={intl}>
          <div lang={intl.locale}>
            <ActivationReminder email="maximiliane.mustermann@example.com" onResend={nothing} />
            <PhotoAlert onDismiss={nothing} />
            <TimeBonusLineView discount={bonus} onDismiss={nothing} />
          </div>
        </RawIntlProvider>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const all = notices(canvasElement);
    await expect(all).toHaveLength(3 * locales.length);
    for (const notice of all) {
      const language = `${notice.parentElement?.lang}: ${notice.textContent}`;
      await expect(notice.offsetHeight, language).toBeLessThanOrEqual(most);
      await expect(notice.offsetWidth, language).toBe(360);
      for (const part of notice.querySelectorAll<HTMLElement>('*')) {
        await expect(part.scrollHeight, language).toBeLessThanOrEqual(part.clientHeight || part.scrollHeight);
        await expect(part.getBoundingClientRect().right, language).toBeLessThanOrEqual(
          notice.getBoundingClientRect().right,
        );
      }
    }
  },
};
