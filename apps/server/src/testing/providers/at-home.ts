import http from 'node:http';
import https from 'node:https';

/** By host, the port of the simulated server on this machine. */
const homes = new Map<string, number>();
const { request } = https;

/**
 * Redirects connections to this host to a server on this machine. The providers' clients, their addresses and their settings stay as in
 * production: only the route to the host changes.
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
