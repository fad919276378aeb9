import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ConversationList } from './index.ts';

describeConformance('ConversationList', ConversationList, {
  slot: 'conversation-list',
  element: HTMLElement,
  props: { title: 'Messages' },
});

it.each([
  ['empty', 'Nobody yet'],
  ['error', 'Could not be loaded'],
] as const)('shows the %s slot instead of the rows', (state, words) => {
  render(
    <ConversationList title="Messages" state={state} empty="Nobody yet" error="Could not be loaded">
      <li>Anna</li>
    </ConversationList>,
  );
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText('Anna')).toBeNull();
});

it('announces that it is loading', () => {
  render(<ConversationList title="Messages" state="loading" loadingLabel="Loading conversations" />);
  expect(screen.getByRole('status').textContent).toBe('Loading conversations');
});
