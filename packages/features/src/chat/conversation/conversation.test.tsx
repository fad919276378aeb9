import { ChatFooter } from '@heartline/ui/chat/chat-footer';
import { InChatBar } from '@heartline/ui/chat/in-chat-bar';
import { MessageList } from '@heartline/ui/chat/message-list';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { applyEvent } from '../../shared/live/apply-event.ts';
import { HeartlineProviders } from '../../shared/providers/heartline-providers.tsx';
import { message } from '../../shared/testing/fixtures.ts';
import { createStoryWorld } from '../../shared/testing/story-providers.tsx';
import english from '../i18n/en.json' with { type: 'json' };
import { OutboxProvider } from '../outbox/outbox-provider.tsx';
import { conversationOf } from '../testing.tsx';
import { Conversation } from './conversation.tsx';

vi.mock('@heartline/ui/chat/chat-footer', { spy: true });
vi.mock('@heartline/ui/chat/in-chat-bar', { spy: true });
vi.mock('@heartline/ui/chat/message-list', { spy: true });

afterEach(cleanup);

it('redraws the messages when one arrives, but neither the bar nor the composer', async () => {
  const { api, queryClient } = createStoryWorld({
    api: {
      chat: { messages: () => conversationOf(4), markRead: () => ({ numUnreadMessages: 0 }) },
    },
  });
  render(
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={english}>
      <OutboxProvider entries={[]}>
        <div style={{ height: '40rem' }}>
          <Conversation id="chat-4" onLeave={() => {}} />
        </div>
      </OutboxProvider>
    </HeartlineProviders>,
  );
  await screen.findByRole('textbox', { name: 'Message to Elin' });
  await screen.findByRole('button', { name: 'Photo' });
  vi.clearAllMocks();
  act(() =>
    applyEvent(queryClient, {
      type: 'message',
      message: message(11, { conversationId: 'chat-4', text: 'I am on my way' }),
    }),
  );
  // Announced to screen readers, whether its row is in view or not.
  await screen.findByText(/I am on my way/, { selector: '[aria-live=polite]' });
  expect(MessageList).toHaveBeenCalled();
  expect(InChatBar).not.toHaveBeenCalled();
  expect(ChatFooter).not.toHaveBeenCalled();
});
