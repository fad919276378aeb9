import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ways: Record<string, (text: string) => Promise<Buffer<ArrayBuffer>>> = {
  br: async (text) =>
    await brotli(text, {
      // Higher qualities take longer than they save in transfer.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: async (text) => await zip(text),
};

/** Answers with a page in the best coding that the browser accepts. Compresses in the thread pool, so that messages do not wait. */
export async function compressed(context: Context, html: string, status: number): Promise<Response> {
  context.header('vary', 'accept-encoding', { append: true });
  context.header('content-type', 'text/html; charset=UTF-8');
  const coding = accepts(context, {
    header: 'Accept-Encoding',
    supports: Object.keys(ways),
    default: 'identity',
    match: (taken) => {
      const named = (name: string) => taken.find(({ type }) => type === name);
      // Codings named explicitly take precedence over `*` (RFC 9110, 12.5.3).
      return Object.keys(ways).find((name) => ((named(name) ?? named('*'))?.q ?? 0) > 0) ?? 'identity';
    },
  });
  const compress = ways[coding];
  if (!compress) return context.body(html, status as 200);
  context.header('content-encoding', coding);
  return context.body(await compress(html), status as 200);
}
