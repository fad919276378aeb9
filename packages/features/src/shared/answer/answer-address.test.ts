import { expect, it } from 'vitest';

import { answerAddress, readAnswer } from './answer-address.ts';

it.each([
  [{ kind: 'photo', id: 'a_B-9' } as const, 'photo.a_B-9'],
  [{ kind: 'interest', id: 'board_games' } as const, 'interest.board_games'],
  [{ kind: 'text' } as const, 'text'],
])('writes %j into an address as %s, and reads it back', (about, address) => {
  expect([answerAddress(about), readAnswer(address)]).toEqual([address, about]);
});

it.each([undefined, '', 'photo', 'photo.', 'photo.a b', 'text.x', 'texts', 'gift.rose', 'photo.a.b'])(
  'reads nothing from %j',
  (address) => expect(readAnswer(address)).toBeUndefined(),
);
