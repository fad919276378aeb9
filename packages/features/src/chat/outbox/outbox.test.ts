import { ApiError, ContractError } from '@heartline/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { World, type Weather } from './outbox-world.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const weather = (fate: Weather['fate']): Weather => ({ fate, delay: 10, echo: 10, twice: false });
const aDay = 24 * 60 * 60 * 1000;

const anyWeather = fc.record({
  fate: fc.constantFrom<Weather['fate']>('fine', 'request lost', 'answer lost', 'busy', 'slow down'),
  delay: fc.integer({ min: 1, max: 15_000 }),
  echo: fc.integer({ min: 1, max: 40_000 }),
  twice: fc.boolean(),
});

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('type'),
      conversation: fc.constantFrom('a', 'b'),
      tab: fc.integer({ min: 0, max: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait'), time: fc.integer({ min: 1, max: 20_000 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload'), tab: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('online'), tab: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('echo'), tab: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('freeze'), tab: fc.integer({ min: 0, max: 1 }) }) },
);

describe('the outbox', () => {
  it('[CHAT-09] makes one message of each text, in order, whatever network and tabs do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyWeather, { maxLength: 40 }),
        fc.array(anyStep, { maxLength: 30 }),
        fc.constantFrom(0, 0, 5, 400),
        async (sky, steps, diskDelay) => {
          const world = new World(sky, diskDelay);
          const tabs = [world.openTab(), world.openTab()];
          const typed: Record<string, string[]> = { a: [], b: [] };
          const typedIn = new Map<string, number>();
          const seen = new Map<(typeof tabs)[number], Set<string>>();
          const oneBubbleEach = () => {
            for (const conversation of ['a', 'b']) {
              for (const tab of tabs) {
                const bubbles = world.bubbles(tab, conversation);
                expect(new Set(bubbles).size).toBe(bubbles.length);
                const vanished = [...(seen.get(tab) ?? [])].filter(
                  (words) => words.startsWith(conversation) && !bubbles.includes(words),
                );
                expect(vanished).toEqual([]);
                seen.set(tab, new Set([...(seen.get(tab) ?? []), ...bubbles]));
              }
            }
          };
          for (const step of steps) {
            const index = 'tab' in step ? step.tab : 0;
            const tab = tabs[index] ?? world.openTab();
            // A page goes on when somebody uses it.
            if (step.type !== 'wait') world.thaw(tab);
            if ('conversation' in step) {
              const words = `${step.conversation}${typed[step.conversation]?.length}`;
              typed[step.conversation]?.push(words);
              typedIn.set(words, index);
              tab.add(step.conversation, text(words));
              oneBubbleEach();
            } else if ('time' in step) await world.pass(step.time, oneBubbleEach);
            else if (step.type === 'reload') {
              // Storage is faster than any typist: a typed text is stored before the page closes.
              await world.pass(steps.length * diskDelay, oneBubbleEach);
              tab.stop();
              tabs[index] = world.openTab();
            } else if (step.type === 'freeze') world.freeze(tab);
            else if (step.type === 'online') tab.restart();
            else tab.acknowledge([...world.cache.values()].flatMap(({ clientId }) => clientId ?? []));
            await world.pass(2, oneBubbleEach);
          }
          await world.pass(20_000, oneBubbleEach);
          for (const tab of tabs) world.thaw(tab);
          await world.pass(aDay, oneBubbleEach);
          for (const conversation of ['a', 'b']) {
            const order = world.textsAtServer(conversation);
            // Two tabs learn of each other's texts through the storage; if that is slow, or a page was frozen, each keeps only its own order.
            const known = diskDelay === 0 && steps.every(({ type }) => type !== 'freeze');
            for (const index of known ? [undefined] : [0, 1]) {
              const ofTab = (words: string) => index === undefined || typedIn.get(words) === index;
              expect(order.filter(ofTab)).toEqual(typed[conversation]?.filter(ofTab));
            }
            expect(order).toHaveLength(typed[conversation]?.length ?? 0);
            for (const tab of tabs) {
              expect(tab.entriesOf(conversation)).toEqual([]);
              expect(world.bubbles(tab, conversation)).toEqual(order);
            }
          }
          expect(await world.storage.all()).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows a text at once, as sending', () => {
    const tab = new World().openTab();
    const clientId = tab.add('a', text('Hello'));
    expect(tab.entriesOf('a')).toMatchObject([{ clientId, state: 'sending', body: { text: 'Hello' } }]);
  });

  it('does not wait for the storage', async () => {
    const world = new World([], 2_000);
    const tab = world.openTab();
    await world.pass(10_000);
    tab.add('a', text('Hello'));
    tab.add('a', text('How are you?'));
    expect(world.tries).toEqual(['Hello']);
    await world.pass(100);
    expect(world.textsAtServer('a')).toEqual(['Hello', 'How are you?']);
    expect(tab.entriesOf('a')).toEqual([]);
    await world.pass(60_000);
    expect(await world.storage.all()).toEqual([]);
  });

  it('sends texts of an earlier page first, however long reading them takes', async () => {
    const world = new World(
      Array.from({ length: 5 }, () => weather('request lost')),
      1_000,
    );
    const before = world.openTab();
    before.add('a', text('before'));
    await world.pass(3_500);
    before.stop();
    const tab = world.openTab();
    await world.pass(500);
    tab.add('a', text('after'));
    await world.pass(aDay);
    expect(world.textsAtServer('a')).toEqual(['before', 'after']);
  });

  it('keeps the answered item until the text is sent, over a reload', async () => {
    const world = new World(Array.from({ length: 5 }, () => weather('request lost')));
    const before = world.openTab();
    const body = { ...text('Where was that?'), about: { kind: 'photo', id: 'photo-1' } } as const;
    before.add('a', body);
    await world.pass(1_000);
    before.stop();
    const arrived: unknown[] = [];
    world.refuse = (entry) => {
      arrived.push(entry.body);
      return undefined;
    };
    world.openTab();
    await world.pass(aDay);
    expect(arrived).toEqual([body]);
  });

  it("sends ten texts written offline within 5 s of the network's return, once each, in order, after a reload", async () => {
    const world = new World(Array.from({ length: 200 }, () => weather('request lost')));
    const before = world.openTab();
    const typed = Array.from({ length: 10 }, (_, index) => `text ${index}`);
    for (const words of typed) before.add('a', text(words));
    await world.pass(60_000);
    before.stop();
    world.openTab();
    await world.pass(aDay);
    expect(world.textsAtServer('a')).toEqual(typed);
  });

  it('retries at most 4 s after a cut, and at once when the network is back', async () => {
    const world = new World(Array.from({ length: 12 }, () => weather('request lost')));
    const tab = world.openTab();
    tab.add('a', text('Hello'));
    await world.pass(20_000);
    const tried = world.tries.length;
    expect(tried).toBeGreaterThan(5);
    tab.restart();
    await world.pass(1);
    expect(world.tries.length).toBe(tried + 1);
  });

  it('keeps a refused text with its reason, and goes on with the texts after it', async () => {
    const world = new World();
    world.refuse = ({ body }) => (body.kind === 'gift' ? new ApiError(402, { code: 'not_enough_credits' }) : undefined);
    const tab = world.openTab();
    tab.add('a', { kind: 'gift', giftId: 'rose' });
    tab.add('a', text('Hello'));
    await world.pass(1_000);
    expect(tab.entriesOf('a')).toMatchObject([
      { state: 'refused', reason: 'not_enough_credits', body: { giftId: 'rose' } },
    ]);
    expect(world.textsAtServer('a')).toEqual(['Hello']);
  });

  it.each([
    [new ApiError(402, { code: 'not_enough_credits' }), 'refused', 'not_enough_credits'],
    [new ApiError(403, { code: 'conversation_limit' }), 'refused', 'conversation_limit'],
    [new ApiError(410, { code: 'recipient_gone' }), 'refused', 'recipient_gone'],
    [new ApiError(400, { code: 'validation_failed' }), 'refused', 'validation_failed'],
    [
      new ApiError(403, { code: 'authentication_required', authentication_required: true }),
      'failed',
      'authentication_required',
    ],
    [new ApiError(500, { code: 'internal' }), 'failed', 'internal'],
    [new ContractError('a page of some proxy'), 'failed', 'unknown'],
  ])('ends %s as %s', async (error, state, reason) => {
    const world = new World();
    world.refuse = () => error;
    const tab = world.openTab();
    tab.add('a', text('Hello'));
    await world.pass(aDay);
    expect(tab.entriesOf('a')).toMatchObject([{ state, reason, body: { text: 'Hello' } }]);
  });

  it('waits as long as the server asks after too many texts, shows that in all tabs, then sends', async () => {
    const world = new World();
    world.refuse = () => new ApiError(429, { code: 'rate_limited' }, 180);
    const [leader, other] = [world.openTab(), world.openTab()];
    leader.add('a', text('first'));
    leader.add('a', text('second'));
    await world.pass(1_000);
    for (const tab of [leader, other])
      expect(tab.entriesOf('a')).toMatchObject([
        { state: 'sending', reason: 'rate_limited', until: expect.stringMatching(/T00:03:00/) as string },
        { state: 'sending', reason: null },
      ]);
    world.refuse = () => undefined;
    await world.pass(178_000);
    expect(world.tries).toEqual(['first']);
    await world.pass(2_000);
    expect(world.textsAtServer('a')).toEqual(['first', 'second']);
    expect(leader.entriesOf('a')).toEqual([]);
  });

  it('shows no time for a short wait, and no reason once the cause has changed', async () => {
    const world = new World([weather('slow down'), weather('request lost')]);
    const tab = world.openTab();
    tab.add('a', text('Hello'));
    await world.pass(100);
    expect(tab.entriesOf('a')).toMatchObject([{ state: 'sending', reason: 'rate_limited', until: undefined }]);
    await world.pass(2_000);
    expect(tab.entriesOf('a')).toMatchObject([{ state: 'sending', reason: null }]);
    await world.pass(5_000);
    expect(world.textsAtServer('a')).toEqual(['Hello']);
  });

  it('makes new texts wait behind a failed one until it is sent again', async () => {
    const world = new World();
    world.refuse = () => new ApiError(500, { code: 'internal' });
    const tab = world.openTab();
    const first = tab.add('a', text('first'));
    await world.pass(60_000);
    world.refuse = () => undefined;
    tab.add('a', text('second'));
    await world.pass(60_000);
    expect(tab.entriesOf('a').map(({ state }) => state)).toEqual(['failed', 'sending']);
    expect(world.textsAtServer('a')).toEqual([]);
    tab.retry(first);
    await world.pass(60_000);
    expect(world.textsAtServer('a')).toEqual(['first', 'second']);
  });

  it('goes on after a failed text is discarded, also from a tab that does not send', async () => {
    const world = new World();
    world.refuse = ({ body }) =>
      body.kind === 'text' && body.text === 'first' ? new ApiError(500, { code: 'internal' }) : undefined;
    const [leader, other] = [world.openTab(), world.openTab()];
    const first = leader.add('a', text('first'));
    await world.pass(60_000);
    leader.add('a', text('second'));
    await world.pass(1_000);
    expect(other.entriesOf('a').map(({ state }) => state)).toEqual(['failed', 'sending']);
    other.discard(first);
    await world.pass(60_000);
    expect(world.textsAtServer('a')).toEqual(['second']);
    expect(leader.entriesOf('a')).toEqual([]);
  });

  it('[CHAT-05d] restores discarded texts in their order, without sending an arrived one twice', async () => {
    for (const inFlight of [true, false]) {
      const world = new World([weather('fine'), weather('fine')]);
      const [tab, other] = [world.openTab(), world.openTab()];
      if (!inFlight) world.refuse = () => new ApiError(500, { code: 'internal' });
      for (const words of ['first', 'second', 'third']) tab.add('a', text(words));
      await world.pass(inFlight ? 5 : 60_000);
      const waiting = tab.entriesOf('a');
      expect(waiting).toHaveLength(3);
      for (const { clientId } of waiting) tab.discard(clientId);
      expect(tab.entriesOf('a')).toEqual([]);
      await world.pass(60_000);
      expect(await world.storage.all()).toEqual([]);
      world.refuse = () => undefined;
      tab.putBack(waiting);
      tab.putBack(waiting);
      for (const { clientId, state } of tab.entriesOf('a')) if (state === 'failed') tab.retry(clientId);
      await world.pass(60_000);
      expect(world.textsAtServer('a')).toEqual(['first', 'second', 'third']);
      expect([tab.entriesOf('a'), other.entriesOf('a'), await world.storage.all()]).toEqual([[], [], []]);
    }
  });

  it('sends a refused text again once there are credits', async () => {
    const world = new World();
    world.refuse = () => new ApiError(402, { code: 'not_enough_credits' });
    const tab = world.openTab();
    const first = tab.add('a', text('Hello'));
    await world.pass(1_000);
    world.refuse = () => undefined;
    tab.retry(first);
    await world.pass(1_000);
    expect(world.textsAtServer('a')).toEqual(['Hello']);
    expect(tab.entriesOf('a')).toEqual([]);
  });

  it('drops a failed text that the conversation shows', async () => {
    const world = new World();
    world.refuse = () => new ApiError(500, { code: 'internal' });
    const tab = world.openTab();
    const first = tab.add('a', text('Hello'));
    await world.pass(60_000);
    expect(tab.entriesOf('a')).toMatchObject([{ state: 'failed' }]);
    tab.acknowledge([first]);
    expect(tab.entriesOf('a')).toEqual([]);
    await world.pass(1_000);
    expect(await world.storage.all()).toEqual([]);
  });

  it('works in memory if storage is denied', async () => {
    const world = new World([weather('request lost'), weather('answer lost')]);
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    world.storage = { all: denied, append: denied, update: denied, requeue: denied, remove: denied };
    const tab = world.openTab();
    tab.add('a', text('first'));
    tab.add('a', text('second'));
    await world.pass(60_000);
    expect(world.textsAtServer('a')).toEqual(['first', 'second']);
    expect(tab.entriesOf('a')).toEqual([]);
  });

  it('continues in another tab when the sending one closes', async () => {
    const world = new World([weather('request lost')]);
    const [leader, other] = [world.openTab(), world.openTab()];
    leader.add('a', text('Hello'));
    await world.pass(20);
    leader.stop();
    await world.pass(60_000);
    expect(world.textsAtServer('a')).toEqual(['Hello']);
    expect(other.entriesOf('a')).toEqual([]);
  });

  it.each([0, 400])(
    'takes over from a frozen tab, once among three, with a storage that takes %i ms',
    async (delay) => {
      const world = new World([], delay);
      const [leader, second, third] = [world.openTab(), world.openTab(), world.openTab()];
      await world.pass(10_000);
      leader.add('a', text('first'));
      await world.pass(10_000);
      world.freeze(leader);
      second.add('a', text('second'));
      third.add('a', text('third'));
      await world.pass(4_900);
      expect(world.textsAtServer('a')).toEqual(['first']);
      await world.pass(15_000);
      expect(world.textsAtServer('a').toSorted()).toEqual(['first', 'second', 'third']);
      expect(world.takes).toBe(1);
      // The thawed tab learns that it has lost the lead, and waits for its turn.
      world.thaw(leader);
      await world.pass(10_000);
      leader.add('a', text('fourth'));
      await world.pass(10_000);
      second.stop();
      third.stop();
      await world.pass(10_000);
      leader.add('a', text('fifth'));
      await world.pass(10_000);
      expect(world.textsAtServer('a').slice(3)).toEqual(['fourth', 'fifth']);
      expect(world.tries).toHaveLength(5);
      expect(world.takes).toBe(1);
      expect(await world.storage.all()).toEqual([]);
    },
  );

  it('takes over a text that the frozen tab was sending', async () => {
    const world = new World([weather('busy'), weather('busy')]);
    const [leader] = [world.openTab(), world.openTab()];
    await world.pass(100);
    leader.add('a', text('Hello'));
    await world.pass(20);
    world.freeze(leader);
    await world.pass(20_000);
    expect(world.textsAtServer('a')).toEqual(['Hello']);
    expect(world.takes).toBe(1);
  });

  it('sends nothing from a thawed tab that was discarded meanwhile', async () => {
    const world = new World([weather('busy')]);
    const [leader, other] = [world.openTab(), world.openTab()];
    await world.pass(100);
    leader.add('a', text('Hello'));
    await world.pass(20);
    world.freeze(leader);
    world.refuse = () => new ApiError(402, { code: 'not_enough_credits' });
    await world.pass(20_000);
    const [refused] = other.entriesOf('a');
    expect(refused?.state).toBe('refused');
    other.discard(refused?.clientId ?? '');
    await world.pass(100);
    world.refuse = () => undefined;
    world.thaw(leader);
    await world.pass(60_000);
    expect(world.textsAtServer('a')).toEqual([]);
    expect(leader.entriesOf('a')).toEqual([]);
  });

  it('takes over again when the new leader is frozen, also to send a text that is retried', async () => {
    const world = new World();
    const [leader, other] = [world.openTab(), world.openTab()];
    await world.pass(100);
    world.freeze(leader);
    other.add('a', text('Hello'));
    await world.pass(20_000);
    expect(world.takes).toBe(1);
    world.thaw(leader);
    await world.pass(100);
    world.refuse = () => new ContractError('unintelligible');
    world.freeze(other);
    leader.add('a', text('Again'));
    await world.pass(60_000);
    expect(leader.entriesOf('a')).toMatchObject([{ state: 'failed' }]);
    expect(world.takes).toBe(2);
    world.refuse = () => undefined;
    world.freeze(leader);
    world.thaw(other);
    await world.pass(100);
    const [failed] = other.entriesOf('a');
    other.retry(failed?.clientId ?? '');
    await world.pass(10_000);
    expect(world.textsAtServer('a')).toEqual(['Hello', 'Again']);
    expect(world.takes).toBe(3);
  });

  it('leaves the lead to a tab that answers, however long sending takes', async () => {
    const world = new World(Array.from({ length: 40 }, () => weather('busy')));
    const [, other] = [world.openTab(), world.openTab()];
    await world.pass(100);
    other.add('a', text('Hello'));
    await world.pass(aDay);
    expect(world.textsAtServer('a')).toEqual(['Hello']);
    expect(world.tries).toHaveLength(41);
    expect(world.takes).toBe(0);
  });

  it('takes nothing after it was stopped while it waited for an answer', async () => {
    const world = new World();
    const [leader, other] = [world.openTab(), world.openTab()];
    await world.pass(100);
    world.freeze(leader);
    other.add('a', text('Hello'));
    await world.pass(1_000);
    other.stop();
    await world.pass(60_000);
    expect(world.takes).toBe(0);
    expect(world.tries).toEqual([]);
  });

  it('works on after it was stopped and started again', async () => {
    const world = new World();
    const [leader, other] = [world.openTab(), world.openTab()];
    await world.pass(100);
    leader.stop();
    leader.start();
    leader.add('a', text('first'));
    await world.pass(1_000);
    other.add('a', text('second'));
    await world.pass(1_000);
    other.stop();
    leader.add('a', text('third'));
    await world.pass(1_000);
    expect(world.textsAtServer('a')).toEqual(['first', 'second', 'third']);
    expect(world.takes).toBe(0);
  });

  it('leads although the storage answers no read, and reads it when it wakes', async () => {
    const world = new World([weather('request lost')]);
    const { all } = world.storage;
    const earlier = world.openTab();
    await world.pass(1);
    earlier.add('a', text('first'));
    await world.pass(5);
    earlier.stop();
    world.storage = { ...world.storage, all: () => Promise.reject(new Error('storage does not answer')) };
    const tab = world.openTab();
    await world.pass(1_000);
    expect(tab.entriesOf('a')).toEqual([]);
    world.storage = { ...world.storage, all };
    tab.wake();
    await world.pass(1_000);
    tab.add('a', text('second'));
    await world.pass(1_000);
    expect(world.textsAtServer('a')).toEqual(['first', 'second']);
  });
});
