import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setPriority } from 'node:os';

export interface UploadOrder {
  port: number;
  /** File of the photo that all members send. */
  path: string;
  /** Sessions of the members, who all send at once. */
  cookies: string[];
}

/**
 * Runs as a separate process, like `send-load`. With low priority, because the phones that send photos are not part of the measured
 * machine.
 */
process.on('message', (order: UploadOrder) => {
  setPriority(10);
  run(order).then(
    (times) => process.send?.(times, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ port, path, cookies }: UploadOrder): Promise<number[]> {
  const boundary = randomUUID();
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    await readFile(path),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return await Promise.all(cookies.map((cookie) => upload({ port, boundary, body, cookie })));
}

/** Milliseconds until the answer, which comes when all sizes are stored. */
function upload({
  port,
  boundary,
  body,
  cookie,
}: {
  port: number;
  boundary: string;
  body: Buffer;
  cookie: string;
}): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request({
      port,
      method: 'POST',
      path: '/api/me/photos',
      headers: {
        cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.byteLength,
        'x-heartline-client': 'web',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
      },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      if (response.statusCode === 200) response.once('end', () => resolve(performance.now() - started));
      else reject(new Error(`upload answered ${response.statusCode}`));
    });
    sending.end(body);
  });
}
