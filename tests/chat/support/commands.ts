import { setTimeout as wait } from 'node:timers/promises';

import fc from 'fast-check';

import type { TestClock } from '../../../apps/server/src/testing/harness.ts';
import type { OutboxBody } from '../../../packages/features/src/chat/outbox/outbox-types.ts';
import type { History, Written } from './agreement.ts';
import type { Servers, Weather } from './network.ts';

/** The state that the commands depend on: the number of tabs of each device. */
export interface Model {
  tabs: readonly number[];
}

export interface Real extends History {
  servers: Servers;
  clock: TestClock;
  written: Written[];
}

type Run = (real: Real) => Promise<void> | void;

class Step implements fc.AsyncCommand<Model, Real> {
  readonly #name: string;
  readonly #run: Run;
  constructor(name: string, run: Run) {
    this.#name = name;
    this.#run = run;
  }
  check = () => true;
  async run(_model: Model, real: Real): Promise<void> {
    // Rate limits use this clock.
    real.clock.advance(5);
    await this.#run(real);
    await wait(0);
  }
  toString = () => this.#name;
}

const device = fc.integer({ min: 0, max: 2 });
const tab = fc.integer({ min: 0, max: 1 });
const conversation = fc.constantFrom(0, 0, 0, 1);
const milliseconds = fc.integer({ min: 0, max: 25 });
const server = fc.constantFrom<0 | 1>(0, 1);

const weather = fc.record<Weather>({
  fate: fc.constantFrom('fine', 'request lost', 'answer lost', 'answer lost', 'sent twice'),
  before: milliseconds,
  after: milliseconds,
  server,
});

const body = fc.oneof<fc.Arbitrary<OutboxBody>[]>(
  // Two equal texts in a row are two messages.
  fc.constantFrom('Hello', 'Hello', 'How are you?').map((text) => ({ kind: 'text', text })),
  fc.constant({ kind: 'icebreaker', icebreakerId: 'ib01' }),
  fc.constantFrom('rose', 'cake').map((giftId) => ({ kind: 'gift', giftId })),
);

const step = <T>(arbitrary: fc.Arbitrary<T>, name: string, run: (value: T, real: Real) => Promise<void> | void) =>
  arbitrary.map((value) => new Step(`${name} ${JSON.stringify(value)}`, (real) => run(value, real)));

const tabOf = ({ devices }: Real, { device: at, tab: index }: { device: number; tab: number }) => {
  const { tabs } = devices[at]!;
  return tabs[index % tabs.length]!;
};

const write = step(fc.record({ device, tab, conversation, body }), 'write', (value, real) => {
  const { conversations, tabs } = real.devices[value.device]!;
  const id = conversations[value.conversation % conversations.length]!;
  const clientId = tabOf(real, value).outbox.add(id, value.body);
  real.written.push({ device: value.device, tab: value.tab % tabs.length, conversation: id, clientId });
});

const look = step(fc.record({ device, tab, conversation: fc.option(conversation) }), 'look at', (value, real) => {
  const { conversations } = real.devices[value.device]!;
  tabOf(real, value).look(
    value.conversation === null ? undefined : conversations[value.conversation % conversations.length],
  );
});

const steps = [
  { weight: 10, arbitrary: write },
  { weight: 4, arbitrary: look },
  { weight: 4, arbitrary: step(milliseconds, 'wait', (time) => wait(time)) },
  {
    weight: 5,
    arbitrary: step(
      fc.record({ device, sky: fc.array(weather, { minLength: 1, maxLength: 6 }) }),
      'weather',
      ({ device: at, sky }, { devices }) => void devices[at]!.network.weather.push(...sky),
    ),
  },
  {
    weight: 2,
    arbitrary: step(
      fc.record({ device, delay: milliseconds, stutters: fc.boolean() }),
      'stream',
      ({ device: at, delay, stutters }, { devices }) =>
        void Object.assign(devices[at]!.network, { streamDelay: delay, stutters }),
    ),
  },
  { weight: 2, arbitrary: step(device, 'cut the streams of', (at, { devices }) => devices[at]!.network.cutStreams()) },
  { weight: 2, arbitrary: step(device, 'offline', (at, { devices }) => devices[at]!.network.goOffline()) },
  { weight: 3, arbitrary: step(device, 'online', (at, { devices }) => devices[at]!.goOnline()) },
  {
    weight: 2,
    arbitrary: step(fc.record({ device, tab }), 'reload', ({ device: at, tab: index }, { devices }) => {
      const one = devices[at]!;
      one.reload(index % one.tabs.length);
    }),
  },
  { weight: 1, arbitrary: step(fc.record({ device, tab }), 'poll', (value, real) => tabOf(real, value).poll()) },
  { weight: 1, arbitrary: step(server, 'restart server', (index, { servers }) => servers.restart(index)) },
];

/** Up to `maxCommands` actions of people, networks and servers. */
export const histories = (maxCommands: number) => fc.commands([fc.oneof(...steps)], { maxCommands });
