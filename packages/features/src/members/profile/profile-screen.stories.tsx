import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { freeUser, member, never, user } from '../../shared/testing/fixtures.ts';
import { backOnline, offline } from '../../shared/testing/line.ts';
import { withTranslator } from '../../shared/testing/translator.ts';
import { ProfileScreen } from '../index.ts';
import { lockedProfile, profile } from '../testing.ts';

const related = () => ({
  suggested: [member(8), member(12), member(20), member(24)],
  related: [member(10), member(14), member(16)],
});
const shown = (get: () => { profile: ReturnType<typeof profile> }) => ({ ...calls, profile: { get, related } });
const calls = {
  profile: { get: () => ({ profile: profile(4) }), related },
  likes: {
    like: () => ({ match: false, profile: { id: 'member-4', name: 'Elin', fictional: false, mainImage: null } }),
    unlike: () => ({}),
  },
  blocks: { block: () => ({}) },
};

const meta = {
  title: 'Members/Profile',
  component: ProfileScreen,
  args: { id: 'member-4', onReport: fn() },
  parameters: { api: calls },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every attribute the site shows, one of them with the site’s note, and the languages. */
export const Full: Story = {
  parameters: {
    settings: {
      visibleProfileNotes: [
        { field: 'relationship_status', note: 'Stated by the member. Heartline doesn’t check it.' },
        { field: 'tattoos', note: 'Not shown: this member has said nothing of tattoos.' },
      ],
    },
    api: shown(() => ({ profile: profile(4, { languages: ['nl', 'de'] }) })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true'));
  },
};
export const Fictional: Story = {
  parameters: { api: shown(() => ({ profile: profile(6) })) },
};
/**
 * The face is at the top of the page, with the name and the mark at its foot, and the actions within reach of the thumb. Texts follow,
 * and locked photos come last.
 */
export const FictionalOnPhone: Story = {
  parameters: { user: freeUser, api: shown(() => ({ profile: lockedProfile(6) })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [photo] = await canvas.findAllByRole('button', { name: /photo 1 of 4$/ });
    const face = photo?.getBoundingClientRect();
    const [top, height] = [face?.top ?? 0, face?.height ?? 0];
    await expect(top).toBeLessThanOrEqual(16);
    for (const said of [canvas.getByRole('heading', { level: 1 }), canvas.getByText('Fictional profile')]) {
      const box = said.getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(top + height * 0.7);
      await expect(box.bottom).toBeLessThanOrEqual(top + height);
    }
    const window = canvasElement.ownerDocument.defaultView?.innerHeight ?? 0;
    for (const name of ['Like', 'Send a message']) {
      const box = canvas.getByRole(name === 'Like' ? 'button' : 'link', { name }).getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(window);
      await expect(box.top).toBeGreaterThanOrEqual(window - 80);
    }
    const order = [/^About/, 'Interests', 'At a glance'].map((name) => canvas.getByRole('heading', { name }));
    const locked = canvas.getByRole('region', { name: /^More photos of/ });
    for (const part of order)
      await expect(part.getBoundingClientRect().bottom).toBeLessThan(locked.getBoundingClientRect().top);
  },
};
/** Photos stand between the texts. */
export const PremiumOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Each open photo, the text and each interest has a link to a message about it; locked photos do not. */
export const Replies: Story = {
  parameters: { user: freeUser, api: shown(() => ({ profile: lockedProfile(4) })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const photos = await canvas.findAllByRole('link', { name: /^Reply to photo/ });
    await expect(photos.map((link) => link.getAttribute('href'))).toEqual([
      `/members/member-4/chat?to=photo.${lockedProfile(4).photos[0]?.id}`,
    ]);
    const text = canvas.getByRole('link', { name: 'Reply to this text' });
    await expect(text).toHaveAttribute('href', '/members/member-4/chat?to=text');
    const interests = canvas.getAllByRole('link', { name: /^Reply: / });
    for (const link of [...photos, text]) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(interests).toHaveLength(lockedProfile(4).interests.length);
  },
};
export const GermanOnPhone: Story = {
  parameters: { api: shown(() => ({ profile: profile(6) })) },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const PhotoLarge: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent: typist }) => {
    const second = await canvas.findByRole('button', { name: 'Elin, photo 2 of 4' });
    await typist.click(second);
    // The caption fades in.
    await waitFor(() => expect(canvas.getByText('2 of 4')).toBeVisible());
    await typist.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('3 of 4')).toBeVisible());
    await typist.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(second).toHaveFocus());
  },
};
export const FreeMember: Story = {
  parameters: { user: freeUser, api: shown(() => ({ profile: lockedProfile(4) })) },
};
/** Offered once the network is back, as nothing can be bought offline. */
export const FreeMemberOffline: Story = {
  ...FreeMember,
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You need a connection to buy/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  },
};
export const FreeMemberBackOnline: Story = {
  ...FreeMemberOffline,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^You need a connection to buy/);
    backOnline();
    await expect(await canvas.findByRole('link', { name: 'Get Premium' })).toBeVisible();
  },
};
export const Visitor: Story = {
  parameters: { user: null, api: shown(() => ({ profile: lockedProfile(4) })) },
};
export const OpenConversation: Story = {
  parameters: {
    api: shown(() => ({ profile: profile(4, { conversationId: 'chat-4', liked: true }) })),
  },
};
export const Sparse: Story = {
  parameters: {
    api: {
      profile: {
        get: () => ({
          profile: profile(3, {
            photos: [],
            about: '',
            attributes: [],
            interests: [],
            seeking: [],
            distance: null,
            mainImage: null,
          }),
        }),
        related: () => ({ suggested: [], related: [] }),
      },
    },
  },
};
/** A member with a conversation can delete it here as well. */
export const WithConversation: Story = {
  args: { onDeleteChat: fn() },
  parameters: { api: shown(() => ({ profile: profile(4, { conversationId: 'chat-4' }) })) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Delete conversation' })).toBeVisible();
  },
};
export const Blocking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Block Elin' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Block Elin' }));
    await canvas.findByText('You’ve blocked Elin.');
  },
};
export const Blocked: Story = {
  parameters: { api: shown(() => ({ profile: profile(4, { blocked: true }) })) },
};
export const LikeRefused: Story = {
  parameters: { api: { ...calls, likes: { like: () => Promise.reject(new NetworkError('offline')) } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false'));
  },
};
/** Opened from a list: links back to it, and an arrow key goes on; the first profile has no previous one. */
export const InSearch: Story = {
  args: { search: { sort: 'active', min_age: 25 } },
  parameters: {
    api: { ...calls, search: { neighbours: () => ({ previous: null, next: member(8) }) } },
  },
  play: async ({ canvas, canvasElement, userEvent: typist }) => {
    const next = await canvas.findByRole('link', { name: 'Next member' });
    await expect(next).toHaveAttribute('href', '/members/member-8?sort=active&min_age=25');
    await expect(canvas.getByRole('button', { name: 'Previous member' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Back to search' })).toHaveAttribute(
      'href',
      '/members?sort=active&min_age=25',
    );
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    await typist.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    await expect(followed.mock.calls[0]?.[0].target).toBe(next);
    canvasElement.removeEventListener('click', followed);
  },
};
/** The links back and on overlay the photo: no bar pushes the face down. */
export const InSearchOnPhone: Story = {
  ...InSearch,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const way = (await canvas.findByRole('link', { name: 'Next member' })).getBoundingClientRect();
    const [photo] = canvas.getAllByRole('button', { name: 'Elin, photo 1 of 4' });
    const face = photo?.getBoundingClientRect();
    await expect(face?.top).toBeLessThanOrEqual(16);
    await expect(way.bottom).toBeLessThan(face?.bottom ?? 0);
    await expect(way.top).toBeGreaterThanOrEqual(face?.top ?? 0);
  },
};
/** The viewer's own profile as members without Premium see it. */
export const OwnForFreeMembers: Story = {
  args: { id: user.id, search: { as: 'free' } },
  parameters: {
    api: {
      profile: {
        get: ({ as }: { as?: string }) => ({
          profile: { ...(as === 'free' ? lockedProfile(4) : profile(4)), id: user.id, name: user.name, distance: null },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Premium members see all photos')).length).toBeGreaterThan(0);
    await canvas.findByText('This is what others see on your profile');
    await expect(canvas.getByRole('link', { name: 'Without Premium' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { api: { profile: { get: never } } } };
/** Opened by a card: its photo is there at once. */
export const LoadingFromACard: Story = {
  args: { pressedPhoto: member(4).mainImage?.thumb },
  parameters: { api: { profile: { get: never } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};
export const LoadingFromACardOnPhone: Story = { ...LoadingFromACard, globals: { viewport: { value: 'phone' } } };
export const Gone: Story = {
  parameters: { api: { profile: { get: () => Promise.reject(new ApiError(404, { code: 'not_found' })) } } },
};
export const LoadFailed: Story = {
  parameters: { api: { profile: { get: () => Promise.reject(new NetworkError('offline')) } } },
};
/** The text is in another language, and the browser has a translator: the text does not leave the device. */
export const InAnotherLanguage: Story = {
  parameters: {
    api: shown(() => ({
      profile: { ...profile(4), about: 'Guten Tag! Ich backe gern und gehe am liebsten ans Meer.' },
    })),
  },
  beforeEach: withTranslator,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }));
    await canvas.findByText('[en] Guten Tag! Ich backe gern und gehe am liebsten ans Meer.');
    await expect(canvas.getByText('Translated from German on your device')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show original' }));
    await expect(canvas.getByText('Guten Tag! Ich backe gern und gehe am liebsten ans Meer.')).toBeVisible();
  },
};
