import type { EventHub } from './events.ts';

/** Until events.ts lands. */
export function createEventHub(..._args: unknown[]): EventHub {
  return {
    append: async () => {},
    wake: () => {},
    send: () => {},
    disconnect: () => {},
    stream: () => new Response(),
    start: async () => {},
    stop: async () => {},
  };
}
