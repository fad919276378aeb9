import { describe, expect, it } from 'vitest';

import { makeCookie, readCookie } from '../platform/http/cookie.ts';
import { deviceCookieName, sessionCookieName } from './cookie.ts';

describe('a cookie that is read', () => {
  const read = (header: string | undefined) => readCookie(header, sessionCookieName);

  it.each([
    ['alone', '__Host-heartline=secret'],
    ['among others', 'locale=de; __Host-heartline=secret; __Host-heartline-device=other'],
    ['without and with spaces', 'a=b;__Host-heartline=secret  ;c=d'],
    ['after one with a similar name', 'x__Host-heartline=no; __Host-heartline-device=no; __Host-heartline=secret'],
    ['the first of two', '__Host-heartline=secret; __Host-heartline=other'],
    ['among invalid cookies', '; =; =x; __Host-heartline; ;; é=1; __Host-heartline=secret'],
    ['after a truncated one', '%; a=%E0%A4%A; __Host-heartline=secret'],
  ])('is found %s', (_where, header) => {
    expect(read(header)).toBe('secret');
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['no value', '__Host-heartline='],
    ['no equals sign', '__Host-heartline'],
    ['another case', '__HOST-heartline=secret'],
    ['a value longer than any of ours', `__Host-heartline=${'a'.repeat(101)}`],
    ['a character that no cookie may contain', '__Host-heartline=sec\u0000ret'],
    ['the name of a property that every object has', '__proto__=secret; constructor=secret'],
  ])('is none with %s', (_what, header) => {
    expect(read(header)).toBeUndefined();
  });
});

describe('a cookie that is made', () => {
  it.each([
    [makeCookie(sessionCookieName, 'secret'), '__Host-heartline=secret; Path=/; HttpOnly; Secure; SameSite=Lax'],
    [
      makeCookie(deviceCookieName, 'secret', 60),
      '__Host-heartline-device=secret; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    [makeCookie(sessionCookieName, '', 0), '__Host-heartline=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ])('is %s', (made, expected) => {
    expect(made).toBe(expected);
  });

  it('cannot end its value and begin an attribute', () => {
    expect(makeCookie(sessionCookieName, 'a; Domain=evil.example\r\nx: y')).toBe(
      '__Host-heartline=a%3B%20Domain%3Devil.example%0D%0Ax%3A%20y; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });
});
