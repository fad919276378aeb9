import { useState } from 'react';

interface Answer {
  key: string;
  liked: boolean;
}

/** The members remaining in the deck and the liked ones. Only the page knows them. */
export function useDeck<Item extends { key: string }>(items: readonly Item[]) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const answered = new Map(answers.map(({ key, liked }) => [key, liked]));
  return {
    left: items.filter(({ key }) => !answered.has(key)),
    liked: items.filter(({ key }) => answered.get(key) === true),
    begun: answers.length > 0,
    answer: (item: Item, liked: boolean) => setAnswers((all) => [...all, { key: item.key, liked }]),
    undo: () => setAnswers((all) => all.slice(0, -1)),
  };
}
