import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { Put } from '../platform/storage/export-files.ts';

/** A zip that is sent while it is made: added bytes are handed on before the next ones are taken. */
export interface ZipWriter {
  /** @param packed false for files that are packed already, such as pictures */
  add: (name: string, parts: AsyncIterable<Uint8Array>, packed?: boolean) => Promise<void>;
  end: () => Promise<void>;
}

/** Offsets in a zip of this kind have 32 bits, and the count of files has 16. */
const [largest, mostFiles] = [2 ** 32 - 2 ** 24, 2 ** 16 - 2];

/** @param at the modification time of its files */
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

/** Bytes: large enough that packing and writing do not happen for each word. */
const chunk = 65_536;

/** Encodes texts, in chunks of a size worth handing on. */
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
