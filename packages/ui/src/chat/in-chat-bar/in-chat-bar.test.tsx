import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { InChatBar } from './index.ts';

describeConformance('InChatBar', InChatBar, {
  slot: 'in-chat-bar',
  element: HTMLElement,
  props: { name: 'Anna', backHref: '/chats', backLabel: 'Back' },
});

it('links back and to the profile, and marks a fictional member', () => {
  render(
    <InChatBar name="Anna" backHref="/chats" backLabel="Back" profileHref="/members/1" fictionalLabel="Fictional" />,
  );
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/chats');
  expect(screen.getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe('/members/1');
  expect(screen.getByText('Fictional')).toBeDefined();
});
