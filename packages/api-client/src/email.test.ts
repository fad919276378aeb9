import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { asciiDomain, emailSchema, hasAsciiLocalPart, isEmail, newEmailSchema } from './email.ts';

describe('the check of e-mail addresses', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.org',
    "o'brien@example.org",
    'a@exämple.org',
    'jürgen.müller@bücher.example',
    'иван@example.org',
    'иван@почта.рф',
    'x@xn--bcher-kva.example',
    'A@BÜCHER.Example',
    `${'x'.repeat(64)}@b.co`,
    'a!#$%&*/=?^_`{|}~-b@example.org',
  ])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
    expect(v.safeParse(emailSchema(), ` ${email} `).output).toBe(email);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@@b.co',
    'a@b@c.de',
    '.a@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b.c',
    'a@b.co.',
    'a@1.2.3.4',
    'a@0x7f.1',
    'a@[127.0.0.1]',
    'a@b.co/x',
    'a@b.co?x',
    'a@b.co#x',
    'a@b.co:25',
    'a@b%2eco',
    'a\u200B@b.co',
    'a@b.co\n',
    '\uD800@b.co',
    '"a b"@c.de',
    'Anna <a@b.co>',
    'a@b.co,c@d.co',
    `${'x'.repeat(65)}@b.co`,
    `${'я'.repeat(33)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('refuses %j', (email) => expect(isEmail(email)).toBe(false));

  it.each([
    ['jorg@example.org', true],
    ['jorg@exämple.org', true],
    ["o'brien+tag@почта.рф", true],
    ['a!#$%&*/=?^_`{|}~-b@example.org', true],
    ['jörg@example.org', false],
    ['jo\u0308rg@example.org', false],
    ['иван@example.org', false],
    ['ａnna@example.org', false],
    ['anna\u007F@example.org', false],
  ])('%s may be the address of an account: %s', (email, may) => {
    expect(hasAsciiLocalPart(` ${email}`)).toBe(may);
    const { issues = [] } = v.safeParse(newEmailSchema(), email);
    const code = isEmail(email) ? 'email_not_ascii' : 'invalid_email';
    expect(issues[0]?.message).toBe(may ? undefined : code);
  });

  it('gives a domain one ASCII form, however it is written', () => {
    for (const domain of ['bücher.example', 'BÜCHER.example', 'bu\u0308cher.example', 'bücher。example'])
      expect(asciiDomain(domain)).toBe('xn--bcher-kva.example');
    expect(asciiDomain('user@evil.example')).toBeUndefined();
  });
});
