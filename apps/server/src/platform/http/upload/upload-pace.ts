/** Bytes that an upload may pass on in one turn: as many as come in one piece, mostly. */
export const turnBytes = 65_536;
/**
 * A piece counts as this many bytes at least. A sender decides how small its pieces are, and each of them costs something: without it, one
 * turn would bring 65,536 of them.
 */
export const pieceBytes = 4_096;
/**
 * Milliseconds from one turn to the next, of all uploads together. One alone comes with 32 MB a second, which is more than the line of
 * a member brings. Of several it is a quarter: their photos are made ready meanwhile, and those who write to somebody must not notice.
 */
const [alone, together] = [2, 8];

let open = 0;
let timer: NodeJS.Timeout | undefined;
const waiting: (() => void)[] = [];

const schedule = () => setTimeout(next, open > 1 ? together : alone);

function next() {
  waiting.shift()?.();
  timer = waiting.length > 0 ? schedule() : undefined;
}

/** The oldest request has the next turn. An upload asks for one at a time, so that all that are open have as many of them. */
const turn = () =>
  new Promise<void>((go) => {
    waiting.push(go);
    timer ??= schedule();
  });

/** Passes pieces on at that pace, however they are cut. */
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

/** Does the work of one sender one after the other: who uploads much at once shares the turns of one upload. */
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
