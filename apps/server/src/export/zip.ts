import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { Put } from '../platform/storage/export-files.ts';

/** A zip that leaves as it is made: what was added is on its way out before the next bytes are taken. */
export interface ZipWriter {
  /** @param packed false for what is packed already, as pictures are */
  add: (name: string, parts: AsyncIterable<Uint8Array>, packed?: boolean) => Promise<void>;
  end: () => Promise<void>;
}

/** Places in a zip of this kind are numbers of 32 bits, and files are counted with 16. */
const [largest, mostFiles] = [2 ** 32 - 2 ** 24, 2 ** 16 - 2];

/** @param at what the files in it say that they were made */
export function createZip(put: Put, at: Date): ZipWriter {
  const made: Uint8Array[] = [];
  let [bytes, files] = [0, 0];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else made.push(part);
  });
  async function drain(): Promise<void> {
    if (failure) throw failure;
    for (const part of made.splice(0)) {
      bytes += part.byteLength;
      if (bytes > largest) throw new Error('a zip ends at 4 GB');
      await put(part);
    }
  }
  return {
    async add(name, parts, packed = true) {
      files += 1;
      if (files > mostFiles) throw new Error('a zip has no more than 65,534 files');
      const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      file.mtime = at;
      zip.add(file);
      for await (const part of parts) {
        file.push(part);
        await drain();
      }
      file.push(new Uint8Array(0), true);
      await drain();
    },
    async end() {
      zip.end();
      await drain();
    },
  };
}

/** Bytes: enough that packing and writing are not done for each word. */
const chunk = 65_536;

/** Texts as bytes, in parts of a size worth handing on. */
export async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < chunk) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}
