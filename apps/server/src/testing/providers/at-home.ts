import http from 'node:http';
import https from 'node:https';

/** By host, the port on this machine that answers in its place. */
const homes = new Map<string, number>();
const { request } = https;

/**
 * From now on whoever asks this host is answered by a server on this machine. The clients of the providers, their addresses and their
 * settings stay as they are in production: only the way to the host is another.
 */
export function answerAtHome(host: string, port: number): void {
  homes.set(host, port);
  https.request = ((options: https.RequestOptions, answered?: (response: http.IncomingMessage) => void) => {
    const home = homes.get(String(options.hostname ?? options.host));
    if (home === undefined) return request.call(https, options as never, answered as never);
    const here = { protocol: 'http:', host: '127.0.0.1', hostname: '127.0.0.1', port: home, agent: undefined };
    return http.request({ ...options, ...here }, answered);
  }) as typeof https.request;
}

export function answerAbroad(host: string): void {
  homes.delete(host);
}
