import type { Message } from '@heartline/api-client';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { ReaderIntl } from '../../shared/index.ts';
import { message } from '../../shared/testing/fixtures.ts';
import english from '../i18n/en.json' with { type: 'json' };
import finnish from '../i18n/fi.json' with { type: 'json' };
import polish from '../i18n/pl.json' with { type: 'json' };
import { dayOf, useMessageWords } from '../use-message-words.ts';
import { rowsOf } from '../rows.ts';
import { ConversationBubble } from './conversation-bubble.tsx';
import { giftArrivals } from './gift-arrivals.ts';

afterEach(cleanup);

const nothing = () => undefined;

function First({ back }: { back: Message['creditsBack'] }) {
  const words = useMessageWords();
  const row = rowsOf({
    messages: [message(1, { mine: true, clientId: 'client-1', creditsBack: back })],
    entries: [],
    conversation: { otherDeliveredSeq: 0, otherReadSeq: 0 },
    readSeqAtOpen: 1,
    dayOf,
  }).find(({ kind }) => kind === 'message');
  return row?.kind === 'message' ? (
    <ConversationBubble
      row={row}
      name="Elin"
      words={words}
      gifts={undefined}
      arrivals={giftArrivals(1, row.at)}
      onRetry={nothing}
      onDiscard={nothing}
      onActions={nothing}
      onLink={nothing}
      highlighted={false}
      translation={undefined}
      onOriginal={nothing}
    />
  ) : null;
}

const until = '2026-12-04T12:00:00.000Z';
it.each([
  ['en', english, { credits: 10, until }, 'No answer by Friday 4 December? You’ll get 10 credits back.'],
  ['en', english, { credits: 1, until }, 'No answer by Friday 4 December? You’ll get 1 credit back.'],
  ['en', english, { credits: 10, until: null }, 'No answer in time, so you got 10 credits back.'],
  // The weekday would have to be inflected.
  [
    'fi',
    finnish,
    { credits: 10, until },
    'Eikö vastausta tule viimeistään 4. joulukuuta? Saat takaisin 10 krediittiä.',
  ],
  ['pl', polish, { credits: 3, until }, 'Brak odpowiedzi do 4 grudnia? Zwrócimy ci 3 kredyty.'],
] as const)('[PAY-09e] %s: under a first message stands what came back, or will', (locale, messages, back, words) => {
  const { container } = render(
    <ReaderIntl locale={locale} messages={messages}>
      <First back={back} />
    </ReaderIntl>,
  );
  expect(container.querySelector('[data-slot=message-note]')?.textContent).toBe(words);
});

it('nothing stands there otherwise', () => {
  const { container } = render(
    <ReaderIntl locale="en" messages={english}>
      <First back={undefined} />
    </ReaderIntl>,
  );
  expect(container.querySelector('[data-slot=message-note]')).toBeNull();
});
