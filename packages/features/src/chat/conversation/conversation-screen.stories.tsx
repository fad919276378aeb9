import { ApiError, NetworkError } from '@heartline/api-client';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portrait } from '@heartline/ui/testing/pictures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { chat, freeUser, image, message, never, user } from '../../shared/testing/fixtures.ts';
import { ConversationScreen, OutboxProvider } from '../index.ts';
import type { OutboxEntry } from '../outbox/outbox-types.ts';
import { conversationOf, entry, messagesOf, openTools, storyCredits, storyGifts } from '../testing.tsx';

const frame: Decorator = (Story, { parameters }) => (
  <OutboxProvider entries={(parameters['entries'] as OutboxEntry[] | undefined) ?? none}>
    <div className="h-dvh">
      <Story />
    </div>
  </OutboxProvider>
);
const none: OutboxEntry[] = [];
const breakUntil = '2026-11-20T19:45:00.000Z';
/** By the viewer's own clock; only the digits. */
const [breakEnds = ''] = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' })
  .format(new Date(breakUntil))
  .split(/\s/);
const calls = {
  list: () => ({ chats: [conversationOf(4).chat, chat(6, { numUnreadMessages: 2 }), chat(8), chat(12)] }),
  messages: () => conversationOf(4),
  icebreakers: () => ({ icebreakers: ['ib01', 'ib03', 'ib06', 'ib09', 'ib15'].map((id) => ({ id })) }),
  send: never,
  markRead: () => ({ numUnreadMessages: 0 }),
  typing: () => ({}),
  remove: () => ({}),
  restore: () => ({}),
};
const withCalls = (change: object) => ({ api: { chat: { ...calls, ...change } } });

const meta = {
  title: 'Chat/Conversation',
  component: ConversationScreen,
  decorators: [frame],
  args: { id: 'chat-4', onLeave: fn(), onReport: fn(), gifts: storyGifts, credits: storyCredits },
  parameters: { layout: 'fullscreen', api: { chat: calls } },
} satisfies Meta<typeof ConversationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** The bar takes 56 of a phone's 740 px, and the messages at least three quarters. */
const leavesRoom: Story['play'] = async ({ canvas, canvasElement }) => {
  const log = await canvas.findByRole('log');
  await expect(innerHeight).toBe(740);
  await expect(canvasElement.querySelector('[data-slot=in-chat-bar]')).toHaveProperty('offsetHeight', 56);
  await expect(log.offsetHeight / innerHeight).toBeGreaterThanOrEqual(0.75);
  await expect(await canvas.findByText(/^120 credits left/)).toBeVisible();
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: leavesRoom };
/** With the mark of a fictional profile and its explanation: in full above the messages, and behind a press on the mark. */
export const FictionalOnPhone: Story = {
  args: { id: 'chat-6' },
  globals: { viewport: { value: 'phone' } },
  parameters: withCalls({ messages: () => conversationOf(6, {}, messagesOf('chat-6').slice(0, 4)) }),
  play: async (context) => {
    await leavesRoom(context);
    const { canvas, canvasElement } = context;
    const words = /^This site has fictional profiles/;
    // The site's settings are loaded separately.
    await expect(await within(canvas.getByRole('log')).findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fictional profile' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Fictional profile' });
    await expect(within(dialog).getByText(words)).toBeVisible();
  },
};
/** The notice also stands above the first message (LOC-10). */
export const FictionalFirstMessage: Story = {
  args: { id: 'chat-6' },
  globals: { viewport: { value: 'phone' } },
  parameters: withCalls({ messages: () => conversationOf(6, {}, []) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This site has fictional profiles/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fictional profile' })).toBeVisible();
  },
};
const answers = () =>
  conversationOf(4, {}, [
    message(1, {
      conversationId: 'chat-4',
      mine: true,
      text: 'Where was that?',
      about: { kind: 'photo', id: 'photo-4' },
    }),
    message(2, {
      conversationId: 'chat-4',
      mine: false,
      text: 'In the hills behind Bergen, in the only dry hour of the week. And which birds?',
      about: { kind: 'text', text: 'I cook on Sundays, cycle to work and know far too much about birds.' },
    }),
    message(3, {
      conversationId: 'chat-4',
      mine: false,
      text: 'Is that your bicycle?',
      about: { kind: 'photo', id: 'photo-1' },
    }),
  ]);
const answeredPhoto = ({ photo }: { photo: string }) => ({ photo: image(Number(photo.split('-')[1])) });
/** The answered item stands above its text, and above the composer until the text is sent or the item removed. */
export const Answers: Story = {
  args: { answer: { kind: 'interest', id: 'hiking' }, onAnswered: fn() },
  parameters: withCalls({ messages: answers, answeredPhoto }),
  play: async ({ args, canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Write without the quote' });
    const [theirs, profile, own, written] = await canvas.findAllByRole('blockquote');
    await expect(theirs).toHaveTextContent('Photo of Elin');
    await expect(profile).toHaveTextContent('From your profile');
    await expect(own).toHaveTextContent('Your photo');
    await expect(written).toHaveTextContent('Profile of ElinHiking');
    await userEvent.click(remove);
    await expect(args.onAnswered).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message to Elin' })).toHaveFocus();
  },
};
/** Sent with the text, and with no other message. */
export const AnswerSent: Story = {
  args: { answer: { kind: 'photo', id: 'photo-4' }, onAnswered: fn() },
  tags: ['no-picture'],
  parameters: withCalls({ messages: () => conversationOf(4, {}, []), answeredPhoto }),
  play: async ({ args, canvas }) => {
    await canvas.findByText('Photo of Elin');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Elin' }), 'Where was that?{Enter}');
    await expect(args.onAnswered).toHaveBeenCalledOnce();
    const log = await canvas.findByRole('log');
    await expect(await within(log).findByText('Photo of Elin')).toBeVisible();
    await expect(within(log).getByText('Where was that?')).toBeVisible();
  },
};
export const AnswersOnPhone: Story = {
  args: { answer: { kind: 'photo', id: 'photo-4' } },
  globals: { viewport: { value: 'phone' } },
  parameters: withCalls({ messages: answers, answeredPhoto }),
};
export const AnswersGermanOnPhone: Story = {
  ...AnswersOnPhone,
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
/** Deleted since then, or no longer visible to the viewer. */
export const AnsweredPhotoGone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: withCalls({
    messages: answers,
    answeredPhoto: () => {
      throw new ApiError(404, { code: 'not_found' });
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This photo can’t be shown any more')).toHaveLength(2));
  },
};
/** Enough credits for this message only: mentioned calmly, before it is sent. */
export const LastMessage: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...withCalls({}), user: { ...user, credits: 17 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17 credits left, enough for one more message')).toBeVisible();
  },
};
export const NewMessages: Story = { parameters: withCalls({ messages: () => conversationOf(4, { readSeq: 8 }) }) };
export const Typing: Story = {
  decorators: [
    function TheOtherSideTypes(Story) {
      const queryClient = useQueryClient();
      useEffect(() => {
        queryClient.setQueryData(['chats', 'typing', 'chat-4'], Date.now() + 3_600_000);
      }, [queryClient]);
      return <Story />;
    },
  ],
};
export const Fictional: Story = {
  args: { id: 'chat-6' },
  parameters: withCalls({ messages: () => conversationOf(6) }),
};
export const SendsAtOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message to Elin' }), 'See you there{Enter}');
    await waitFor(() => expect(canvas.getByText('See you there')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Message to Elin' })).toHaveValue('');
  },
};
/** An own photo, an unopened one, an opened one, a text that a moderator checks first, and one that waits after too many. */
export const PhotosAndHeld: Story = {
  // Its code loads on first use, which may be slow on the viewer's connection.
  loaders: [() => import('../photos/photo-message.tsx')],
  // High enough for all three: the list does not draw distant rows.
  globals: { viewport: { value: 'md' } },
  parameters: {
    ...withCalls({
      messages: () =>
        conversationOf(4, {}, [
          ...messagesOf().slice(0, 3),
          ...(['own', 'veiled', 'opened'] as const).map((photoId, index) =>
            message(4 + index, {
              conversationId: 'chat-4',
              mine: photoId === 'own',
              kind: 'photo',
              text: null,
              photoId,
              sentAt: `2026-11-20T18:4${index}:00.000Z`,
            }),
          ),
        ]),
      photo: ({ photo }: { photo: string }) => ({
        photo: {
          id: photo,
          width: 400,
          height: 500,
          opened: photo !== 'veiled',
          veil: portrait(3),
          thumb: photo === 'veiled' ? null : portrait(2),
          full: photo === 'veiled' ? null : portrait(2),
        },
      }),
    }),
    entries: [
      entry(1, { state: 'held', body: { kind: 'text', text: 'There is more on www.example.org' } }),
      entry(2, {
        reason: 'rate_limited',
        until: breakUntil,
        body: { kind: 'text', text: 'And one more thing' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    // Rows are redrawn when the list knows its height.
    await waitFor(async () => {
      await expect(canvas.getByRole('button', { name: 'Show photo' })).toBeVisible();
      await expect(canvas.getByText('We’ll look at this before it’s delivered. You only pay if it is.')).toBeVisible();
      await expect(
        canvas.getByText(`Time for a short break: this will be sent at ${breakEnds}`, { exact: false }),
      ).toBeVisible();
    });
  },
};
export const Delivered: Story = {
  // The fixed list beside it does not contain the sent message, and shows that once it is fetched again.
  tags: ['no-picture'],
  parameters: withCalls({
    send: ({ clientId, text }: { clientId: string; text: string }) => ({
      message: message(11, { conversationId: 'chat-4', mine: true, clientId, text }),
      credits: 110,
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message to Elin' }), 'See you there{Enter}');
    await waitFor(() => expect(canvas.getAllByText('See you there')).toHaveLength(1));
    await canvas.findByRole('img', { name: 'Sent' });
  },
};
export const FailedAndWaiting: Story = {
  parameters: {
    ...withCalls({}),
    entries: [
      entry(1, { state: 'failed', reason: 'internal' }),
      entry(2, { body: { kind: 'text', text: 'And a scarf.' } }),
    ],
  },
};
export const Refused: Story = {
  parameters: { ...withCalls({}), entries: [entry(1, { state: 'refused', reason: 'not_enough_credits' })] },
};
export const NoCredits: Story = { parameters: { ...withCalls({}), user: { ...user, credits: 4 } } };
/** More credits are offered here, and the focus returns to its former element. */
export const BuysCreditsHere: Story = {
  ...NoCredits,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('button', { name: 'Buy credits' });
    await userEvent.click(buy);
    const dialog = within(await screen.findByRole('dialog', { name: 'Credits' }));
    await expect(dialog.getByText('/chats/chat-4')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(buy).toHaveFocus());
  },
};
export const ConversationLimit: Story = {
  parameters: {
    ...withCalls({ messages: () => conversationOf(4, {}, []) }),
    user: { ...freeUser, conversationsLeft: 0 },
  },
};
/** A member who has bought credits reads how many are refunded without an answer, before sending anything. */
export const FirstMessage: Story = {
  parameters: withCalls({ messages: () => conversationOf(4, {}, []) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No answer within 7 days? We’ll give you back up to 10 credits you bought.'),
    ).toBeVisible();
  },
};
/** Free credits are not refunded, so nothing is said. */
export const FirstMessageOfFreeMember: Story = {
  tags: ['no-picture'],
  parameters: { ...withCalls({ messages: () => conversationOf(4, {}, []) }), user: freeUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A question is the best way to start/)).toBeVisible();
    await expect(canvas.queryByText(/^No answer within/)).toBeNull();
  },
};
const unanswered = (until: string | null) => () =>
  conversationOf(4, { otherReadSeq: 1 }, [
    message(1, {
      conversationId: 'chat-4',
      mine: true,
      text: 'Which birds do you know too much about?',
      creditsBack: { credits: 10, until },
    }),
  ]);
/** Until an answer is too late, the bought credits of the first message are promised. */
export const CreditsComeBack: Story = {
  parameters: withCalls({ messages: unanswered('2026-11-28T11:50:00.000Z') }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No answer by Saturday 28 November? You’ll get 10 credits back.'),
    ).toBeVisible();
  },
};
export const CreditsCameBack: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: withCalls({ messages: unanswered(null) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No answer in time, so you got 10 credits back.')).toBeVisible();
  },
};
export const CreditsCameBackGerman: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  parameters: withCalls({ messages: unanswered(null) }),
};
export const MemberGone: Story = { parameters: withCalls({ messages: () => conversationOf(4, { state: 'gone' }) }) };
export const Icebreakers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Icebreakers', hidden: true });
    await openTools(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Icebreakers' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'What made you smile today?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Send for 10 credits/ }));
    await waitFor(() => expect(canvas.getByText('What made you smile today?')).toBeVisible());
  },
};
/** No picture: the position of this many rows depends on fractions of a pixel. */
export const LongHistory: Story = {
  tags: ['no-picture'],
  parameters: withCalls({
    messages: ({ before }: { before?: string }) => {
      const last = before === undefined ? 400 : Number(before) - 1;
      const messages = Array.from({ length: 50 }, (_, index) =>
        message(last - 49 + index, {
          conversationId: 'chat-4',
          sentAt: new Date(Date.UTC(2026, 10, 20, 8, last - 49 + index)).toISOString(),
        }),
      );
      return { ...conversationOf(4, { lastSeq: 400, readSeq: 400 }, messages), hasMore: last > 50 };
    },
  }),
};
export const DeletedElsewhere: Story = {
  parameters: withCalls({ messages: () => Promise.reject(new ApiError(404, { code: 'not_found' })) }),
  globals: { viewport: { value: 'phone' } },
  // On a phone there is no bar of the site here: as in a conversation, the way back is at the top.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It may have been deleted.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Back to your conversations' })).toHaveLength(2);
  },
};
export const Loading: Story = { parameters: withCalls({ messages: never, list: never }) };
export const LoadFailed: Story = {
  parameters: withCalls({
    messages: () => Promise.reject(new NetworkError('offline')),
    list: () => Promise.reject(new NetworkError('offline')),
  }),
};
export const Deletes: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('textbox', { name: 'Message to Elin' });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete conversation' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Undo/ }));
    await canvas.findByRole('link', { name: 'Elin', current: 'page', hidden: true });
  },
};
export const MutedAtFirstUnread: Story = {
  parameters: withCalls({
    messages: () => {
      const all = Array.from({ length: 50 }, (_, index) =>
        message(index + 1, {
          conversationId: 'chat-4',
          mine: false,
          text: index === 41 ? 'The map: https://example.org/lighthouse' : `Line ${index + 1}. And a few words more.`,
          sentAt: new Date(Date.UTC(2026, 10, 20, 8, index)).toISOString(),
        }),
      );
      const answer = conversationOf(4, { lastSeq: 50, readSeq: 40 }, all);
      return { ...answer, chat: { ...answer.chat, muted: true } };
    },
  }),
};
export const GermanLong: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: {
    ...withCalls({ messages: () => conversationOf(6, {}, messagesOf('chat-6').slice(0, 4)) }),
    user: { ...user, credits: 4 },
  },
};
