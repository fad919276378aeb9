import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { freeUser, never } from '../shared/testing/fixtures.ts';
import { ModerationScreen } from './index.ts';
import {
  appealCase,
  auditEntry,
  heldMessage,
  lookedAtMember,
  restriction,
  staff,
  suspect,
  waiting,
} from './testing.ts';
import { portrait } from '@heartline/ui/testing/pictures';

const conflict = () => Promise.reject(new ApiError(409, { code: 'conflict', request_id: 'r' }));
const calls = {
  summary: () => waiting({ photos: 128, held: 2, reports: 3, appeals: 0, complaints: 0 }),
  held: () => ({
    held: [
      heldMessage(0, { about: { kind: 'text', text: 'I cook on Sundays and know far too much about birds.' } }),
      heldMessage(2, { cause: 'repeated', text: 'Hi! Same words for everybody.', numRefused: 3 }),
      heldMessage(1, { kind: 'photo', cause: 'photo', text: null, picture: portrait(3), refusedBefore: true }),
    ],
    numWaiting: 3,
    nextCursor: null,
  }),
  decideHeld: ({ decision }: { decision: string }) => ({
    outcome: decision === 'refuse' ? ('refused' as const) : ('not_delivered' as const),
  }),
  appeals: () => ({ appeals: [appealCase(0), appealCase(2, { decidedByMe: true })], nextCursor: null }),
  decideAppeal: () => ({}),
  suppressions: () => ({
    suppressions: [
      restriction(1, { appeal: 'open' }),
      restriction(3, { kind: 'photo_removed', ground: 'nudity', member: suspect(3), actor: 'cli:root', by: null }),
    ],
    nextCursor: '7',
  }),
  suppress: () => Promise.reject(new ApiError(404, { code: 'not_found', request_id: 'r' })),
  lift: conflict,
  audit: () => ({
    entries: [
      auditEntry(9),
      auditEntry(8, { action: 'photo.approve', thing: { kind: 'photo', id: 'photo-1', shown: true }, reason: null }),
      auditEntry(7, {
        action: 'photo.reject',
        thing: { kind: 'photo', id: 'photo-2', shown: false },
        member: null,
        memberGone: true,
        reason: 'The photo shows the address of a web shop.',
      }),
      auditEntry(6, { action: 'something.newer', actor: 'cli:root', by: null, thing: null, reason: null }),
      auditEntry(5, {
        action: 'notice.lift',
        actor: 'member:gone',
        by: null,
        thing: { kind: 'notice', notice: 'account_disabled', ground: 'scam' },
        reason: 'Served long enough',
      }),
      auditEntry(4, { action: 'message.refuse', thing: { kind: 'held', message: 'photo' }, reason: 'Advertises' }),
    ],
    nextCursor: null,
  }),
  lookAtMember: () => lookedAtMember(),
};

const meta = {
  title: 'Moderation/Pages',
  component: ModerationScreen,
  args: { notFound: <p>404</p>, onSearch: fn() },
  parameters: { user: staff, api: { moderation: calls } },
} satisfies Meta<typeof ModerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Overdue items are labelled and marked. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Photos\s*128 waiting\s*Oldest: yesterday/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Reports\s*3 waiting\s*Oldest: 3 hours ago/ })).toBeVisible();
    await expect(await canvas.findAllByRole('time')).toHaveLength(5);
  },
};
export const OverviewOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  globals: { locale: 'de' },
  parameters: { api: { moderation: { summary: never } } },
};
export const LoadFailed: Story = {
  args: { part: 'appeals' },
  parameters: { api: { moderation: { ...calls, appeals: () => Promise.reject(new NetworkError('offline')) } } },
};
const nothing = {
  held: () => ({ held: [], numWaiting: 0, nextCursor: null }),
  appeals: () => ({ appeals: [], nextCursor: null }),
  suppressions: () => ({ suppressions: [], nextCursor: null }),
  audit: () => ({ entries: [], nextCursor: null }),
};
const without = { api: { moderation: { ...calls, ...nothing } } };
export const NoHeld: Story = { args: { part: 'held' }, parameters: without };
export const NoAppeals: Story = { args: { part: 'appeals' }, parameters: without };
export const NoRestrictions: Story = { args: { part: 'restrictions' }, parameters: without };
export const NoEntries: Story = { args: { part: 'audit' }, parameters: without };
export const NoStaff: Story = {
  parameters: { user: freeUser },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Held: Story = {
  args: { part: 'held' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Deliver' }))[0] as HTMLElement);
    await canvas.findByText(/^Not delivered: the sender can’t pay for it/);
    // The buttons are gone: the focus goes to the card, and the next cards follow.
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Refuse' })[0] as HTMLElement);
    await canvas.findByRole('form', { name: 'Refuse' });
    await userEvent.keyboard('{Escape}');
    const refuse = canvas.getAllByRole('button', { name: 'Refuse' })[0] as HTMLElement;
    await waitFor(() => expect(refuse).toHaveFocus());
    await userEvent.click(refuse);
    await userEvent.keyboard('2Werbung{Control>}{Enter}{/Control}');
    await canvas.findByText('Refused. The member has been told why.');
  },
};

export const Appeals: Story = {
  args: { part: 'appeals' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You made this decision')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Decide the appeal' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Decide the appeal' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(canvas.getByText('Choose a decision.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Reverse the decision' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Answer/ }), 'Förklädet är i sin ordning.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Answered')).toBeVisible();
  },
};

export const Restrictions: Story = {
  args: { part: 'restrictions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Lift' }))[0] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Lift' })[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: /Why are you lifting it/ }), 'Served long enough{Enter}');
    await expect(await canvas.findByText('Someone else has already lifted this.')).toBeVisible();
  },
};

export const DisablesNobody: Story = {
  args: { part: 'restrictions' },
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [member, facts] = canvas.getAllByRole('textbox');
    await userEvent.type(member as HTMLElement, 'https://heartline.example/members/nobody');
    await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.type(facts as HTMLElement, 'Kein echtes Profil');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(member).toBeInvalid();
  },
};

export const AuditLog: Story = {
  args: { part: 'audit', search: { actor: 'member:user-1' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('something.newer')).toBeVisible();
    for (const words of ['A moderator who has left', 'root, on the server', 'Account deleted', 'Photo, now deleted'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Jonas' })[0]).toHaveAttribute(
      'href',
      '/moderation/members/member-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: By Robin' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({});
  },
};
export const AuditLogOnPhone: Story = {
  args: { part: 'audit' },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};

/** The page contains no data of a member before a reason is given. */
export const Member: Story = {
  args: { part: 'members', id: 'member-1' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Why are you looking/ });
    await expect(canvas.queryByText(/two cats/)).toBeNull();
    await userEvent.type(field, 'Asked by a colleague{Enter}');
    await expect(await canvas.findByText(/two cats/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Photo 2 of Jonas' })).toBeVisible();
  },
};
export const MemberGone: Story = {
  args: { part: 'members', id: 'member-9' },
  parameters: {
    api: {
      moderation: {
        ...calls,
        lookAtMember: () => Promise.reject(new ApiError(404, { code: 'not_found', request_id: 'r' })),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why are you looking/ }), 'On duty today{Enter}');
    await expect(await canvas.findByText('This account no longer exists')).toBeVisible();
  },
};
