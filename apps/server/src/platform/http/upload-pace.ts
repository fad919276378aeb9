/**
 * Milliseconds from one piece to the next, of 64 kB mostly, of all uploads together. One alone comes with 32 MB a second, which is more
 * than the line of a member brings. Of several it is a quarter: their photos are made ready meanwhile, and those who write to somebody
 * must not notice.
 */
const [alone, together] = [2, 8];

let uploads = 0;
let open = 0;
let timer: NodeJS.Timeout | undefined;
const waiting: { upload: number; go: () => void }[] = [];

const schedule = () => setTimeout(next, open > 1 ? together : alone);

function next() {
  waiting.shift()?.go();
  timer = waiting.length > 0 ? schedule() : undefined;
}

/** Passes pieces on at that pace. Who began first goes first, so that a photo is whole, and can be made ready, while others arrive. */
export async function* paced<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  const upload = uploads++;
  open += 1;
  try {
    for await (const piece of pieces) {
      await new Promise<void>((go) => {
        waiting.push({ upload, go });
        waiting.sort((a, b) => a.upload - b.upload);
        timer ??= schedule();
      });
      yield piece;
    }
  } finally {
    open -= 1;
  }
}
