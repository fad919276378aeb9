import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { ReaderIntl } from '../shared/index.ts';
import type { OutboxBody } from './outbox/outbox-types.ts';
import { entry } from './testing.tsx';
import { useMessageWords } from './use-message-words.ts';

afterEach(cleanup);

function Refusal({ body }: { body: OutboxBody }) {
  return useMessageWords().state('refused', entry(1, { state: 'refused', reason: 'validation_failed', body }));
}

it.each<[OutboxBody, string]>([
  [{ kind: 'text', text: 'Hello\u001B' }, 'Not sent. This message contains a character that can’t be sent.'],
  [{ kind: 'text', text: 'Long,\nand the limit was higher once' }, 'Not sent. This is too large to send.'],
  [{ kind: 'gift', giftId: 'gone' }, 'Not sent. This is no longer available.'],
  [{ kind: 'icebreaker', icebreakerId: 'gone' }, 'Not sent. This is no longer available.'],
])('%j: an invalid message names no marked field', (body, words) => {
  const { container } = render(
    <ReaderIntl locale="en" messages={{}}>
      <Refusal body={body} />
    </ReaderIntl>,
  );
  expect(container.textContent).toBe(words);
});
