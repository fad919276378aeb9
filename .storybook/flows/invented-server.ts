import type { Message, Payment, User } from '@heartline/api-client';

import { conversationOf, messagesOf } from '../../packages/features/src/chat/testing.tsx';
import { packages } from '../../packages/features/src/credits/testing.ts';
import { places, profile, searchPage } from '../../packages/features/src/members/testing.ts';
import { message, newUser, noLikes, storyNow } from '../../packages/features/src/shared/testing/fixtures.ts';
import type { FakeHandlers } from '../../packages/features/src/shared/testing/story-providers.tsx';

interface State {
  user: User | null;
  messages: Message[];
  payment: Payment | undefined;
}

/** A fake server with state: sending costs credits, and paying adds them. `begin` resets it. */
export function inventServer(first: () => Partial<State>): { begin: () => void; api: FakeHandlers } {
  let state: State = { user: null, messages: [], payment: undefined };
  const begin = () => {
    state = { user: null, messages: [], payment: undefined, ...first() };
  };
  const member = (): User => state.user ?? newUser;
  const earn = (credits: number) => {
    state.user = { ...member(), credits: member().credits + credits };
    return state.user.credits;
  };
  // The other member has read the messages from before the story, but none sent during it.
  const seen = () => first().messages?.length ?? 0;
  const conversation = () => conversationOf(4, { otherReadSeq: seen(), otherDeliveredSeq: seen() }, state.messages);
  const pay = (next: Payment) => {
    state.payment = next;
    return { payment: next };
  };
  const api: FakeHandlers = {
    session: { get: () => ({ user: state.user, serverTime: storyNow }) },
    signup: {
      create: ({ name, email }) => {
        state.user = { ...newUser, name, email };
        return { user: state.user };
      },
    },
    likes: { list: () => noLikes },
    search: { members: ({ page = '1' }) => searchPage(Number(page)), saved: () => ({ filter: null }) },
    profile: { get: () => ({ profile: profile(4) }), related: () => ({ suggested: [], related: [] }) },
    places,
    chat: {
      list: () => ({ chats: state.messages.length > 0 ? [conversation().chat] : [] }),
      start: () => ({ chat: conversation().chat }),
      messages: conversation,
      send: (body) => {
        const sent = message(state.messages.length + 1, {
          conversationId: 'chat-4',
          mine: true,
          text: body.kind === 'text' ? body.text : null,
          clientId: body.clientId,
          sentAt: storyNow,
        });
        state.messages = [...state.messages, sent];
        return { message: sent, credits: earn(-10) };
      },
      markRead: () => ({ numUnreadMessages: 0 }),
      typing: () => ({}),
      icebreakers: () => ({ icebreakers: ['ib01', 'ib03', 'ib06'].map((id) => ({ id })) }),
      gifts: () => ({ gifts: [{ id: 'coffee', credits: 25 }] }),
    },
    credits: { packages: () => packages },
    payments: {
      methods: () => ({
        paymentsOpen: true,
        methods: (
          [
            ['ideal', 'redirect'],
            ['creditcard', 'card'],
            ['paypal', 'wallet'],
          ] as const
        ).map(([id, kind]) => ({ id, kind, available: true, retired: false })),
      }),
      create: (body) => {
        const bought = packages.packages.find(({ id }) => id === body.packageId);
        return pay({
          id: 'payment-1',
          state: 'loading',
          packageId: body.packageId,
          credits: bought?.credits ?? 0,
          total: body.expectedTotal,
          method: body.method,
          kind: 'wallet',
          transfer: null,
          payUrl: 'https://pay.example/payments/payment-1',
          createdAt: storyNow,
          returnTo: body.returnTo ?? null,
        });
      },
      // By the time the member returns, the provider has confirmed the payment.
      get: () => {
        const payment = state.payment as Payment;
        if (payment.state === 'completed') return { payment };
        earn(payment.credits);
        state.user = { ...member(), paidUser: true, conversationsLeft: null };
        return pay({ ...payment, state: 'completed', payUrl: null });
      },
    },
  };
  return { begin, api };
}

/** The messages of a conversation over two days. */
export const begun = (): Message[] => messagesOf('chat-4');
