import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ConversationRow } from './index.ts';

describeConformance('ConversationRow', ConversationRow, {
  slot: 'conversation-row',
  element: HTMLLIElement,
  props: { name: 'Anna', href: '/chats/1' },
});

it('is one link, named after the member, and marks the open conversation', () => {
  render(<ConversationRow name="Anna" href="/chats/1" selected lastMessage="Hello" />);
  const link = screen.getByRole('link', { name: 'Anna' });
  expect(link.getAttribute('href')).toBe('/chats/1');
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('marks a fictional member and counts unread messages', () => {
  render(
    <ConversationRow
      name="Anna"
      href="/chats/1"
      fictionalLabel="Fictional"
      unreadCount={120}
      unreadLabel="120 new messages"
    />,
  );
  expect(screen.getByText('Fictional')).toBeDefined();
  expect(screen.getByText('99+')).toBeDefined();
  expect(screen.getByText('120 new messages')).toBeDefined();
});

it('shows that the other member is typing instead of the last message', () => {
  render(<ConversationRow name="Anna" href="/chats/1" lastMessage="Hello" typingLabel="typing" />);
  expect(screen.getByText('typing')).toBeDefined();
  expect(screen.queryByText('Hello')).toBeNull();
});
