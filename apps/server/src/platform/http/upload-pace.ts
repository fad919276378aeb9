/**
 * Milliseconds from one piece to the next, of 64 kB mostly: 32 MB a second of all uploads together. More than the line of a member
 * brings, and not so much that twenty at once leave no time for those who write.
 */
const interval = 2;

let uploads = 0;
let timer: NodeJS.Timeout | undefined;
const waiting: { upload: number; go: () => void }[] = [];

function next() {
  waiting.shift()?.go();
  timer = waiting.length > 0 ? setTimeout(next, interval) : undefined;
}

/** Passes pieces on at that pace. Who began first goes first, so that a photo is whole, and can be made ready, while others arrive. */
export async function* paced<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  const upload = uploads++;
  for await (const piece of pieces) {
    await new Promise<void>((go) => {
      waiting.push({ upload, go });
      waiting.sort((a, b) => a.upload - b.upload);
      timer ??= setTimeout(next, interval);
    });
    yield piece;
  }
}
