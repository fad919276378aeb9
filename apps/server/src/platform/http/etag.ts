import { createHash } from 'node:crypto';

import type { Context } from 'hono';

/**
 * Answers a read with a tag of its content, or with 304 to a poll that already has that content. The server's time is excluded: it changes
 * with every answer.
 */
export function answerWithTag(context: Context, result: object): Response {
  const { server_time: _time, ...content } = result as { server_time?: string };
  const tag = `W/"${createHash('sha1').update(JSON.stringify(content)).digest('base64url')}"`;
  context.header('etag', tag);
  const known = context.req
    .header('if-none-match')
    ?.split(',')
    .map((item) => item.trim());
  return known?.includes(tag) ? context.body(null, 304) : context.json(result);
}
