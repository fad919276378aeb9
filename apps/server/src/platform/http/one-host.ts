import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses a request with several `Host` headers (RFC 9112 section 3.2): Node uses the first, and a proxy in front may have used another,
 * so that they would take it for two sites. Returns whether the request was refused. Node itself refuses one without the header.
 */
export function refuseSeveralHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length < 2) return false;
  response
    .writeHead(400, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ error: { code: 'bad_request' } }));
  return true;
}
