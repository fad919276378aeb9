import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoffeeIcon } from 'lucide-react';
import { useState, type ComponentType, type CSSProperties } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorPanel } from '../../feedback/error-panel/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { MatchCard, MatchCardSkeleton } from '../match-card/index.ts';
import { SwipeDeck, type SwipeDeckProps } from './index.ts';

interface Person {
  id: string;
  name: string;
  age: number;
  place: string;
  photo: number;
  chips?: string[];
  fictional?: string;
}

const people: Person[] = [
  { id: 'a', name: 'Anna', age: 34, place: 'Utrecht', photo: 0, chips: ['Hiking', 'Jazz'] },
  { id: 'j', name: 'Joost', age: 41, place: 'Amersfoort', photo: 1 },
  { id: 'p', name: 'Priya', age: 31, place: 'Rotterdam', photo: 7 },
  { id: 'r', name: 'Roos', age: 27, place: 'Groningen', photo: 9, fictional: 'Fictional profile' },
];

/** Like a screen: answered items leave, and return by undo. */
function Held(args: SwipeDeckProps<Person>) {
  const [gone, setGone] = useState<Person[]>([]);
  const left = args.items.filter((item) => !gone.includes(item));
  return (
    <SwipeDeck
      {...args}
      items={left}
      likeLabel={left[0] ? `Like ${left[0].name}` : 'Like'}
      passLabel={left[0] ? `Pass on ${left[0].name}` : 'Pass'}
      onAnswer={(answer, item) => {
        args.onAnswer(answer, item);
        setGone((before) => [...before, item]);
      }}
      onUndo={gone.length > 0 ? () => setGone((before) => before.slice(0, -1)) : undefined}
    />
  );
}

const meta = {
  title: 'Member/SwipeDeck',
  component: SwipeDeck as ComponentType<SwipeDeckProps<Person>>,
  parameters: elementNotes({
    use: 'To answer members one after the other: the swipe game, the match finder.',
    avoid: 'To look around or compare: use MemberGrid. For one suggestion on its own: MatchCard.',
    keyboard: [
      ['Tab', 'To the cards, then the links of the top card, then undo, pass and like.'],
      ['→', 'Likes the member on top.'],
      ['←', 'Passes on the member on top.'],
      ['Backspace', 'Takes the last answer back.'],
    ],
    status: 'new',
    synonyms: ['swipe game', 'card stack', 'tinder', 'match finder', 'like or pass', 'play'],
  }),
  args: {
    label: 'People to meet',
    items: people,
    itemKey: ({ id }) => id,
    children: ({ name, age, place, photo, chips, fictional }) => (
      <MatchCard
        name={name}
        age={age}
        place={place}
        href={`#members/${name}`}
        photoUrl={portrait(photo)}
        chipsLabel="You both like"
        {...(chips ? { chips } : {})}
        {...(fictional ? { fictionalLabel: fictional } : {})}
      />
    ),
    onAnswer: fn(),
    announce: ({ answer, item, next }) =>
      ({ like: `You liked ${item.name}.`, pass: `You passed on ${item.name}.`, back: `${item.name} is back.` })[
        answer
      ] + (next ? ` Next is ${next.name}, ${next.age}.` : ''),
    likeLabel: 'Like',
    passLabel: 'Pass',
    undoLabel: 'Back to the previous person',
    note: '4 likes left today',
    className: '-mx-4 px-4',
    empty: (
      <EmptyState
        size="sm"
        icon={<CoffeeIcon />}
        title="That was everybody nearby"
        text="Look a little further, or come back tomorrow."
        action={<Button variant="soft">Change what I look for</Button>}
      />
    ),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<ComponentType<SwipeDeckProps<Person>>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('like', people[0]);
    await expect(canvas.getByRole('status')).toHaveTextContent('You liked Anna. Next is Joost, 41.');
    await expect(canvas.getByRole('link', { name: 'Joost, 41' }).closest('[inert]')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Priya, 31' }).closest('[inert]')).not.toBeNull();
  },
};
/** The keys act at once, wherever the focus is. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('pass', people[0]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('like', people[1]);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Joost is back.'));
    await expect(canvas.getByRole('link', { name: 'Joost, 41' }).closest('[inert]')).toBeNull();
  },
};
export const Dragged: Story = {
  args: { items: people.slice(1) },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector<HTMLElement>('[data-slot="swipe-deck-card"]');
    const at = (type: string, clientX: number) =>
      card?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY: 200 }),
      );
    // A finger that is still down: the picture shows the answer that releasing would give.
    if (card) card.setPointerCapture = () => {};
    at('pointerdown', 100);
    at('pointermove', 130);
    at('pointermove', 230);
    await expect(card?.style.transform).toContain('translate3d(130px');
    const shown = (stamp: 'like' | 'pass') =>
      Number(card?.querySelector<HTMLElement>(`[data-stamp="${stamp}"]`)?.style.opacity);
    await expect([shown('like') > 0.9, shown('pass')]).toEqual([true, 0]);
  },
};
/** The other stamp, for the other direction. */
export const DraggedAway: Story = {
  // Narrow, so that the moving card stays in the picture.
  args: { items: people.slice(1), style: { '--deck-width': '220px' } as CSSProperties },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector<HTMLElement>('[data-slot="swipe-deck-card"]');
    const at = (type: string, clientX: number) =>
      card?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY: 200 }),
      );
    if (card) card.setPointerCapture = () => {};
    at('pointerdown', 300);
    at('pointermove', 280);
    at('pointermove', 270);
    const [like, pass] = ['like', 'pass'].map((stamp) =>
      Number(card?.querySelector<HTMLElement>(`[data-stamp="${stamp}"]`)?.style.opacity),
    );
    await expect(like).toBe(0);
    await expect(pass).toBeGreaterThan(0.2);
    await expect(pass).toBeLessThan(0.5);
  },
};
export const Last: Story = { args: { items: people.slice(3) } };
export const OutOfLikes: Story = {
  args: {
    limitTitle: 'That was your 4th like today',
    limit: (
      <>
        <p className="text-ink-muted">You’ll get new ones in 2 hours.</p>
        <Button>See who likes you</Button>
      </>
    ),
    note: '0 likes left today',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Like Anna' })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { items: [], empty: <MatchCardSkeleton label="Looking for people" className="border-0" />, note: undefined },
};
export const Empty: Story = { args: { items: [], note: undefined } };
export const Failed: Story = {
  args: {
    items: [],
    note: undefined,
    empty: (
      <ErrorPanel
        className="border-0"
        title="This did not load"
        message="Your answers so far are kept."
        action={<Button variant="outline">Try again</Button>}
      />
    ),
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Menschen in deiner Nähe',
    items: [
      {
        id: 'm',
        name: 'Maximiliane-Friederike',
        age: 61,
        place: 'in der Nähe von Villingen-Schwenningen',
        photo: 4,
        chips: ['Wochenendausflüge', 'Gesellschaftsspiele'],
        fictional: 'Fiktives Profil, dient der Unterhaltung',
      },
    ],
    limitTitle: 'Für heute hast du alle Gefällt-mir-Angaben vergeben',
    limit: <Button>Nachsehen, wem du gefällst</Button>,
    note: 'Heute noch 0 von 4 Gefällt-mir-Angaben übrig',
  },
};
