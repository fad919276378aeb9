import { describe, expect, it } from 'vitest';

import { giftArrivals } from './gift-arrivals.ts';
import { entry } from '../testing.tsx';

const opened = '2026-11-21T11:53:00.000Z';
const received = (seq: number) => ({ key: `message-${seq}`, seq, entry: undefined });

describe('[CHAT-07] animates a gift', () => {
  it('once, when it arrives in the open conversation', () => {
    const arrivals = giftArrivals(7, opened);
    expect(arrivals.isNew(received(8))).toBe(true);
    arrivals.note('message-8');
    expect(arrivals.isNew(received(8))).toBe(false);
  });
  it("when the viewer sends it, and not again with the server's echo", () => {
    const arrivals = giftArrivals(7, opened);
    const given = { key: 'mine', seq: Infinity, entry: entry(4) };
    expect(arrivals.isNew(given)).toBe(true);
    arrivals.note('mine');
    expect(arrivals.isNew({ ...given, seq: 8, entry: undefined })).toBe(false);
  });
  it('but not if it is older than the visit, or was waiting before the page was loaded', () => {
    const arrivals = giftArrivals(7, opened);
    expect(arrivals.isNew(received(7))).toBe(false);
    expect(arrivals.isNew({ key: 'waits', seq: Infinity, entry: entry(2) })).toBe(false);
  });
});
