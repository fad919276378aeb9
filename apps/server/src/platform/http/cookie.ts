import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

const longestValue = 100;

export function readCookie(header: string | undefined, name: string): string | undefined {
  const value = parse(header ?? '', name)[name];
  return value && value.length <= longestValue ? value : undefined;
}

/** @param maxAge seconds; without it the cookie ends with the browser */
export function makeCookie(name: string, value: string, maxAge?: number): string {
  const life = maxAge === undefined ? {} : { maxAge };
  return generateCookie(name, value, { ...life, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
}
