import { describe, expect, it } from 'vitest';

import { ageOn } from '../platform/age.ts';
import { passwordFault } from '../identity/password-rules.ts';
import { emailKey } from '../identity/email.ts';
import { nameKey } from '../identity/name.ts';
import { sites } from '../site/sites.data.ts';
import { realNames } from '../testing/real-names.ts';
import { birthDateFault, maySignUp, nameFault } from './signup-rules.ts';

const [heartline] = sites;
const fault = (name: string, site = heartline!) => nameFault(name, 'me@example.com', site);

describe('names', () => {
  it.each([
    'Søren',
    'Åsa Öberg',
    'Łukasz',
    'Jürgen Groß',
    "Nuala O'Brien",
    'Anne-Marie',
    'Núñez',
    'Çelik',
    'Väinö',
    'José María',
    'Zoë',
    'Ø. Ås',
    'Иван',
    'ليلى',
    '李小龙',
    '🌻Iris🌻',
    'Bjørn 2',
    // Of two letters.
    'Bo',
    'Li',
    'Jo',
    'Ed',
    'Åu',
    '李娜',
    'Ñá'.normalize('NFD'),
    'a👍🏽',
    // With a year, a date of birth, or a dot.
    'Anna 1990',
    'Anna 24 90',
    'anna010190',
    'Max2026',
    'J.R. Ewing',
    'Dr. No',
    'St. John',
    'A.J.Mueller',
    'Anna/Tom',
    'anna.berg',
    'anna_maria.1990',
  ])('accepts %s', (name) => expect(fault(name)).toBeUndefined());
  it.each([
    ['me@example.com', 'name_is_email'],
    ['ME@Example.com', 'name_is_email'],
    ['m\u200Be@example.com', 'name_is_email'],
    ['ｍｅ＠example.com', 'name_is_email'],
    ['me @example.com', 'name_is_email'],
    ['me@example.com.', 'name_is_email'],
    ['me@example.com!', 'name_is_email'],
    ['<me@example.com>', 'name_is_email'],
    ['me@example。com', 'name_is_email'],
    ['me@example｡com', 'name_is_email'],
    ['me@ex\u00ADample.com', 'name_is_email'],
    ['mе@ехаmрlе.соm', 'name_is_email'],
    ['Mail me@example.com', 'name_is_email'],
    ['@anna', 'name_starts_with_at'],
    ['\u200B@anna', 'name_starts_with_at'],
    ['＠anna', 'name_starts_with_at'],
    [' \u202E@anna', 'name_starts_with_at'],
    ['X', 'too_short'],
    ['李', 'too_short'],
    ['\u200Ba\u200B', 'too_short'],
    ['é'.normalize('NFD'), 'too_short'],
    ['👩🏽‍🦰', 'too_short'],
    ['👍🏽👍🏽', 'invalid'],
    ['x'.repeat(31), 'too_long'],
    [`Zal${'\u0335'.repeat(400)}go`, 'too_long'],
    [`Zal${'\u0335'.repeat(9)}go`, 'piled_marks'],
    [`Zal${'\u0335\u200d'.repeat(9)}go`, 'piled_marks'],
    ['\u200B\u2060', 'required'],
    ['ㅤㅤㅤ', 'required'],
    ['...', 'invalid'],
    // What would be an advertisement in a mail.
    ['https://evil.com', 'invalid'],
    ['Visit www.evil.com', 'invalid'],
    ['Win 500 at evil.com/x', 'invalid'],
    ['evil dot com', 'invalid'],
    ['t.me/spam', 'invalid'],
    ['x://y', 'invalid'],
    ['a@b.com', 'invalid'],
    ['Anna @annas', 'invalid'],
    ['call +49 151 123456', 'invalid'],
    ['0151-123456', 'invalid'],
    ['tel0151123456', 'invalid'],
    ['١٢٣٤٥٦٧', 'invalid'],
    ['Anna 12.34.56', 'invalid'],
  ])('refuses %j: %s', (name, code) => expect(fault(name)).toBe(code));

  it('accepts real names', () => {
    expect(realNames.filter((name) => fault(name))).toEqual([]);
  });

  it('detects the address under a capital dotted I, and one in another alphabet', () => {
    for (const [name, email] of [
      ['mİke@example.com', 'mike@example.com'],
      ['MIKE@EXAMPLE.COM', 'mıke@example.com'],
      ['müller@bücher.example', 'MU\u0308LLER@xn--bcher-kva.example'],
      ['иван@почта.рф', 'иван@почта.рф'],
    ])
      expect(nameFault(name ?? '', email ?? '', heartline!)).toBe('name_is_email');
  });

  it('accepts 30 graphemes, however many code units they have', () => {
    expect(fault('é'.normalize('NFD').repeat(30))).toBeUndefined();
    expect(fault('é'.normalize('NFD').repeat(31))).toBe('too_long');
  });

  it('has one key for names that look the same', () => {
    for (const [one, other] of [
      ['Straße', 'STRASSE'],
      ['STRAẞE', 'Straße'],
      ['ﬁnn', 'Finn'],
      ['Zoë', 'ZOE\u0308'],
      ['A\u00ADnna', 'anna'],
      ['an  na', 'An na'],
    ]) {
      expect(nameKey(one ?? '')).toBe(nameKey(other ?? ''));
    }
    expect(nameKey('Zoë')).not.toBe(nameKey('Zoe'));
  });

  it('has one key for a letter and its capital, whichever letter it is', () => {
    const letters = Array.from({ length: 0x110000 }, (_none, code) => String.fromCodePoint(code)).filter((letter) =>
      /\p{Changes_When_Casemapped}/u.test(letter),
    );
    const spellings = (letter: string) => [letter, letter.toUpperCase(), letter.toLowerCase(), nameKey(letter)];
    expect(letters.filter((letter) => new Set(spellings(letter).map(nameKey)).size > 1)).toEqual([]);
  });
});

describe('addresses', () => {
  it('has one key for one mailbox', () => {
    for (const spelling of [' Anna@BÜCHER.example ', 'an\u200Bna＠bücher。example', 'anna@bu\u0308cher.example.'])
      expect(emailKey(spelling)).toBe('anna@xn--bcher-kva.example');
    expect(emailKey("O'Brien@example.org")).toBe("o'brien@example.org");
  });
});

describe('passwords', () => {
  const context = ['Heartline', 'Walter', 'walter.brandt@example.com'];
  it.each([
    'blue kettle on the hill',
    'correct-heartline-horse-battery',
    'ünïcödé ist schön',
    'ünïcödé ist schön'.normalize('NFD'),
    'zxq!7Kp2',
    '        x',
    'x'.repeat(2) + 'ömega strand',
    '🌻🌲🏡🚲🎻🍎🧭🪁',
  ])('accepts %j', (password) => expect(passwordFault(password, context)).toBeUndefined());
  it.each([
    ['seven77', 'too_short'],
    ['x7 '.repeat(43), 'too_long'],
    ['password', 'password_common'],
    ['PassWort1!', 'password_common'],
    ['hasło123', 'password_common'],
    ['Sommer2026', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['abcabcabcabc', 'password_common'],
    ['23456789', 'password_common'],
    ['lkjhgfdsa', 'password_common'],
    // In its hashed form: a keyboard or font variant makes no other password.
    ['ｐａｓｓｗｏｒｄ', 'password_common'],
    ['𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝', 'password_common'],
    ['contraseña'.normalize('NFD'), 'password_common'],
    ['ﷺ'.repeat(10), 'too_long'],
    ['heartline', 'password_context'],
    ['ｈｅａｒｔｌｉｎｅ', 'password_context'],
    ['Heartline2026', 'password_context'],
    ['walterbrandt1', 'password_context'],
    ['walter.brandt@example.com', 'password_context'],
  ])('refuses %j: %s', (password, code) => expect(passwordFault(password, context)).toBe(code));

  it('detects words of the account in any spelling', () => {
    // Names are displayed with the joiners of their script.
    expect(passwordFault('علیرضا12', ['علی\u200Cرضا'])).toBe('password_context');
    expect(passwordFault('علیرضا12', ['علی'])).toBeUndefined();
    expect(passwordFault('walter12', ['ｗａｌｔｅｒ.brandt@example.com'])).toBe('password_context');
    expect(passwordFault('walter12', ['ｗａｌ.brandt@example.com'])).toBeUndefined();
  });
});

describe('age', () => {
  it('celebrates 29 February on 1 March in common years', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });
  it('changes on the birthday itself', () => {
    expect([ageOn('2008-11-02', '2026-11-01'), ageOn('2008-11-02', '2026-11-02')]).toEqual([17, 18]);
  });
  it('follows the time zone', () => {
    const now = new Date('2026-11-01T23:30:00Z');
    expect(birthDateFault('2008-11-02', 'Europe/Warsaw', 18, now)).toBeUndefined();
    expect(birthDateFault('2008-11-02', 'Europe/London', 18, now)).toBe('too_young');
  });
});

describe('[SGN-04] who may sign up', () => {
  const site = (signups: 'all' | 'with_trafficsource' | 'none') => ({
    ...sites[0]!,
    settings: { ...sites[0]!.settings, signups },
  });
  it.each([
    ['all', {}, true],
    ['with_trafficsource', {}, false],
    ['with_trafficsource', { ref: '' }, false],
    ['with_trafficsource', { sub1: 'x' }, false],
    ['with_trafficsource', { ref: 'x' }, true],
    ['with_trafficsource', { network: 'x' }, true],
    ['none', { ref: 'x' }, false],
  ] as const)('%s with %j: %s', (signups, tracking, allowed) =>
    expect(maySignUp(site(signups), tracking)).toBe(allowed),
  );
});
