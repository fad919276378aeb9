import { systemTime } from '../../time/time.ts';

/** Bytes that an upload may pass on per slot: the usual size of one piece. */
export const turnBytes = 65_536;
/**
 * A piece counts as at least this many bytes. The sender chooses the size of its pieces, and each has a cost: without this, one slot would
 * allow 65,536 of them.
 */
export const pieceBytes = 4_096;
/**
 * Milliseconds between two slots, for all uploads together. A single upload gets 32 MB a second, more than a member's line. Several
 * together get a quarter: their photos are decoded meanwhile, and members who send messages must not notice.
 */
const [alone, together] = [2, 8];

let open = 0;
let scheduled = false;
const waiting: (() => void)[] = [];

function schedule() {
  scheduled = true;
  systemTime.after(open > 1 ? together : alone, next);
}

function next() {
  waiting.shift()?.();
  scheduled = false;
  if (waiting.length > 0) schedule();
}

/** The oldest request gets the next slot. An upload requests one at a time, so all open uploads get equally many. */
const turn = () =>
  new Promise<void>((go) => {
    waiting.push(go);
    if (!scheduled) schedule();
  });

/** Passes pieces on at that pace, whatever their size. */
export async function* paced(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = 0;
  open += 1;
  try {
    for await (const piece of pieces) {
      left -= Math.max(piece.byteLength, pieceBytes);
      for (; left < 0; left += turnBytes) await turn();
      yield piece;
    }
  } finally {
    open -= 1;
  }
}

const lanes = new Map<string, Promise<unknown>>();

/** Serialises the work of one sender: several uploads at once share the slots of one. */
export async function oneAtATime<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const before = lanes.get(sender) ?? Promise.resolve();
  const mine = before.then(work, work);
  lanes.set(sender, mine);
  try {
    return await mine;
  } finally {
    if (lanes.get(sender) === mine) lanes.delete(sender);
  }
}
