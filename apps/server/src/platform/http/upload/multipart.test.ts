import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ServerError } from '../errors.ts';
import { splitForm, textOf } from './multipart.ts';

/** The bytes in pieces of these lengths, repeatedly. */
async function* inPieces(bytes: Uint8Array, lengths: number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? bytes.length;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function read(chunks: AsyncIterable<Uint8Array>, type: string) {
  const fields: { name: string; file: boolean; content: string }[] = [];
  for await (const { name, file, content } of splitForm(chunks, type)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    fields.push({ name, file, content: Buffer.concat(pieces).toString('latin1') });
  }
  return fields;
}

const type = 'multipart/form-data; boundary=line';
const form = (text: string) => [new TextEncoder().encode(text)];
const field = (name: string, content: string) =>
  `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
async function* each(chunks: Uint8Array[]) {
  yield* chunks;
}
const readText = (text: string, contentType = type) => read(each(form(text)), contentType);
const refused = { body: { code: 'bad_request' } };

describe('a form that arrives in pieces', () => {
  it('is the form that a browser sent, wherever its pieces are split and whatever the files contain', async () => {
    // Includes many byte sequences that begin like a delimiter.
    const content = fc
      .array(fc.constantFrom('\r', '\n', '-', '--', '\r\n--', '\r\n------formdata', '\0', 'ÿ', 'photo'), {
        maxLength: 40,
      })
      .map((pieces) => Buffer.from(pieces.join(''), 'latin1'));
    const lengths = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 3 }), lengths, async (files, pieces) => {
        const body = new FormData();
        for (const [index, bytes] of files.entries()) {
          body.append(`photo${index}`, new Blob([bytes]), 'a "b".jpg');
          body.append('rotation', '90');
        }
        const sent = new Response(body);
        const contentType = sent.headers.get('content-type') ?? '';
        const got = await read(inPieces(new Uint8Array(await sent.arrayBuffer()), pieces), contentType);
        expect(got).toEqual(
          files.flatMap((bytes, index) => [
            { name: `photo${index}`, file: true, content: bytes.toString('latin1') },
            { name: 'rotation', file: false, content: '90' },
          ]),
        );
      }),
    );
  });

  it.each([
    ['no end', field('a', '1')],
    ['half a delimiter', `${field('a', '1')}--li`],
    ['nothing', ''],
    ['no delimiter', 'a=1&b=2'],
    ['something before the first delimiter', `hello\r\n${field('a', '1')}--line--`],
    ['a part without a name', '--line\r\nContent-Type: text/plain\r\n\r\n1\r\n--line--'],
    [
      'a head that does not end',
      `--line\r\nContent-Disposition: form-data; name="${'a'.repeat(5_000)}"\r\n\r\n1\r\n--line--`,
    ],
    ['something behind a delimiter', '--line?\r\n\r\n1\r\n--line--'],
    ['a head that ends with its part', '--line\r\nContent-Disposition: form-data; name="a"\r\n--line--'],
    ['more parts than any form has', `${field('a', '1').repeat(21)}--line--`],
  ])('is refused with %s', async (_name, text) => {
    await expect(readText(text)).rejects.toMatchObject(refused);
  });

  it.each([
    '',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=line',
  ])('is refused as %s', async (contentType) => {
    await expect(readText(`${field('a', '1')}--line--`, contentType)).rejects.toMatchObject(refused);
  });

  it.each([
    ['it is refused', 'hello', refused],
    ['its sender fails', field('a', 'x'.repeat(1_000)), { body: { code: 'body_too_large' } }],
  ])('releases its source when %s', async (_name, text, error) => {
    let open = true;
    async function* chunks() {
      try {
        for (;;) {
          yield* form(text);
          await new Promise((resolve) => setImmediate(resolve));
          if (error !== refused) throw new ServerError('body_too_large');
        }
      } finally {
        open = false;
      }
    }
    await expect(read(chunks(), type)).rejects.toMatchObject(error);
    await expect.poll(() => open).toBe(false);
  });

  it.each([1_000, 65_536, 200_000])(
    'is read completely when a file of %i bytes arrives in one piece with what follows it',
    async (size) => {
      const [bytes = new Uint8Array()] = form(
        `--line\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n${'x'.repeat(size)}\r\n${field('b', '1')}${field('c', '2')}--line--`,
      );
      for (const lengths of [[bytes.length], [bytes.length - 80, 80], [60_000]]) {
        const fields = await read(inPieces(bytes, lengths), type);
        expect(fields.map(({ content }) => content.length)).toEqual([size, 1, 1]);
      }
    },
  );

  it('takes no more of the body than its reader consumes', async () => {
    let taken = 0;
    async function* chunks() {
      yield* form('--line\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n');
      for (; taken < 100; taken += 1) yield new Uint8Array(65_536);
      yield* form('\r\n--line--');
    }
    for await (const { content } of splitForm(chunks(), type)) {
      for await (const _piece of content) {
        await new Promise((resolve) => setImmediate(resolve));
        expect(taken).toBeLessThan(10);
        break;
      }
      break;
    }
    expect(taken).toBeLessThan(10);
  });

  it('is read to its end, including the bytes after the last delimiter', async () => {
    let taken = 0;
    async function* chunks() {
      for (const chunk of [...form(`${field('a', '1')}--line--`), ...form('\r\n'), ...form('more')]) {
        taken += 1;
        yield chunk;
      }
    }
    expect(await read(chunks(), type)).toEqual([{ name: 'a', file: false, content: '1' }]);
    expect(taken).toBe(3);
  });
});

describe('a text field', () => {
  it('has a limit and is UTF-8', async () => {
    const bytes = (...all: number[]) => inPieces(Buffer.from(all), [1]) as AsyncGenerator<Buffer>;
    await expect(textOf(bytes(0xc3, 0xa9), 2)).resolves.toBe('é');
    await expect(textOf(bytes(0xc3, 0xa9), 1)).rejects.toMatchObject(refused);
    await expect(textOf(bytes(0xc3), 2)).rejects.toMatchObject(refused);
  });
});
