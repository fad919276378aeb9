import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seedTexts } from '../seed/texts/index.ts';
import { sites } from '../site/sites.data.ts';
import { realNames } from '../testing/real-names.ts';
import { cleanName } from '../identity/name.ts';
import { looksLike } from './look-alikes.ts';
import { loneWords, staffWords, unspacedWords } from './reserved-names.data.ts';
import { isReserved } from './reserved-names.ts';
import { nameFault } from './signup-rules.ts';

const [heartline, nordlys, amici] = sites;
const faultOf = (name: string, site = heartline!) => nameFault(name, 'someone@example.com', site);

/** Names of the demo’s members, and from all over the world. */
const names = [...[...seedTexts.values()].flatMap(({ women, men }) => [...women, ...men]), ...realNames];

describe('names of the staff', () => {
  it.each([
    'Support',
    'Admin',
    'Moderator',
    'Team',
    'Heartline',
    'Heartline Support',
    'Nordlys Team',
    'ADMINISTRATOR',
    // Other alphabets, letter by letter, in capitals and in small letters.
    'Ѕuрроrt',
    'Sυρρort',
    'Аdmin',
    'αdmιn',
    'АDМIN',
    'ΑDΜΙΝ',
    'Мoderator',
    'Μοderatοr',
    'Τеаm',
    'ТЕАМ',
    'ѕtаff',
    'Ηеаrtlіnе',
    'ᎪᎠᎷᏆΝ',
    'ꓢꓴꓑꓑꓳꓣꓔ',
    'ᴀᴅᴍɪɴ',
    'ａｄｍｉｎ',
    '𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
    '𝔸𝕕𝕞𝕚𝕟',
    'ⓢⓤⓟⓟⓞⓡⓣ',
    '🅰🅳🅼🅸🅽',
    '🅐🅓🅜🅘🅝',
    '🇦🇩🇲🇮🇳',
    'ſupport',
    'Àdmïn',
    'Súppört',
    'a\u0336d\u0336m\u0336i\u0336n\u0336',
    'Ad\u200Bmin',
    'Ad\u00ADmin',
    'adrnin',
    'Adm\u0131n',
    'АԁмІп'.replace('п', 'n'),
    '4dm1n',
    '5upp0rt',
    'Supp0rt',
    '$upport',
    'm0der@tor',
    'Adm|n',
    'ADM1N',
    'suppOrt',
    't34m',
    'Moderat0r',
    'Admin1',
    '007Admin',
    'Support24',
    'Team 2026',
    'Admin!',
    '~Support~',
    '[Admin]',
    '★ Support ★',
    'Admin✔',
    'Admin Anna',
    'anna_admin',
    'Anna (Support)',
    'SupportAnna',
    'SupportTeam',
    'supportteam',
    'HeartlineAdmin',
    'heartline.support',
    'S u p p o r t',
    'S.u.p.p.o.r.t',
    'A-d-m-i-n',
    'aDmIn',
    'Stafff',
    'Suppport',
    'xXModeratorXx',
    'Customer Service',
    'Help Desk',
    'Kundeservice',
    'Kundenservice',
    'Atención al cliente',
    'Asiakaspalvelu',
    'Équipe',
    'Assistenza',
    'Brukerstøtte',
    'Klantenservice',
    'Obsługa klienta',
    'Zespol',
    'Kundtjanst',
    'Yllapito',
    'Modérateur',
    'Beheerder',
    // Letters doubled, left single, left out, exchanged.
    'Hearttline',
    'Heartlime',
    'Hartline',
    'Nordlyss',
    'Suppooort',
    'Suport',
    'Addmin',
    'Admiin',
    'Offical',
    'Oficial',
    'Moderater',
    'Modreator',
    'HelpDsek',
    // Beside a name.
    'adminanna',
    'annaadmin',
    'ADMINANNA',
    'supportanna',
    'moderatornina',
    'Annamoderator',
    'adminanna1990',
    '4dminann4',
    '99annaadmin',
    // Alphabets that Unicode’s list does not know, or not as letters.
    'ᗩdmin',
    'Մoderator',
    'ልdmin',
    'ᗩᗪᗰIᑎ',
    '卂ᗪ爪丨几',
    'ΛDMIП',
    // Synonyms.
    'Security',
    'Trust and Safety',
    'Trust & Safety',
    'Billing',
    'Billing 24',
    'Billing Team',
    'System',
    'System Message',
    'No Reply',
    'no-reply',
    'Verified',
    'Anna Verified',
    'Sicherheit',
    'Redazione',
    'Rédaction',
    'Redaktion',
    'Offiziell',
    'Zweryfikowana',
    'Virallinen',
    'Supporto',
    'Supporto Heartline',
    'Podpora',
    'Suporte',
    'Yönetici',
    'Destek',
    'Gebruikersservice',
    'Nutzerservice',
    'Mailer-Daemon',
    'Root',
    'Owner',
    'Refunds',
    'Abuse',
    'Fraud',
    'Polizei',
    'Police 24',
    'Policja',
    // Check marks.
    'Anna 🛡️',
    '🛡 Anna',
    'Anna 🅥',
    'Anna 🆅',
    'Anna ✔',
    'Anna ✔️',
    'Anna ✅',
    '✓ Anna',
    'Anna☑',
    'Anna √',
    'Anna 🮱',
    // Letters and signs that look like one.
    'Anna ꪜ',
    'ꪜꪜAnna',
    'Anna ꪝ',
    'Anna レ',
    'Anna ﾚ',
    'Annaㇾ',
    'Anna ㆑',
    // Other alphabets.
    'Админ',
    'АДМИН',
    'Aдмин',
    'Модератор',
    'Поддержка',
    'Служба поддержки',
    'Анна Админ',
    'Підтримка',
    'Υποστήριξη',
    'ΔΙΑΧΕΙΡΙΣΤΗΣ',
    'الدعم الفني',
    'پشتیبانی',
    'צוות האתר',
    '管理员',
    '管理员小李',
    '管 理 員',
    'スタッフ公式',
    '관리자',
    '支持',
    '在线支持',
    'แอดมิน',
    'एडमिन',
  ])('refuses %s', (name) => expect(faultOf(name)).toBe('name_reserved'));

  it('refuses every word of the list, in any case, at the end and at the beginning of a name', () => {
    for (const word of staffWords)
      for (const name of [word, word.toUpperCase(), `Anna ${word}`, `${word}_77`])
        expect([name, isReserved(name, heartline!)]).toEqual([name, true]);
  });

  it('refuses a word for an office alone and beside a staff word, but not beside a name', () => {
    for (const word of loneWords) {
      expect([word, isReserved(word, heartline!)]).toEqual([word, true]);
      expect([word, isReserved(`${word} 24`, heartline!)]).toEqual([word, true]);
      expect([word, isReserved(`Anna ${word}`, heartline!)]).toEqual([word, false]);
    }
  });

  it('refuses a word of a script without spaces at any position', () => {
    for (const word of unspacedWords)
      for (const name of [word, `李${word}`, `${word}安娜`, Array.from(word).join(' ')])
        expect([name, isReserved(name, heartline!)]).toEqual([name, true]);
  });

  it('refuses a long word with any letter doubled, left out or exchanged', () => {
    // Words without letters that the look changes: it turns l into i, and double letters into one.
    const words = staffWords.filter((word) => word.length >= 8 && /^(?!.*(.)\1)[a-km-z]+$/.test(word));
    const change = fc.constantFrom('doubled', 'left out', 'exchanged');
    const letter = fc.constantFrom(...Array.from('bcdfghkpqtuxyz'));
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), letter, change, (word, where, other, how) => {
        const at = where % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        fc.pre(how !== 'left out' || before.at(-1) !== after.at(0));
        const put = { doubled: `${word.charAt(at)}${word.charAt(at)}`, 'left out': '', exchanged: other }[how];
        expect(isReserved(`${before}${put}${after}`, heartline!)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('reserves the names of the sites for all sites of their pool, and for no other', () => {
    expect(faultOf('Nordlys', heartline)).toBe('name_reserved');
    expect(faultOf('Heartline 24', nordlys)).toBe('name_reserved');
    expect(faultOf('Amici', amici)).toBe('name_reserved');
    expect(faultOf('Carla Amici', heartline)).toBeUndefined();
  });

  /** They contain letters that look like a check mark when they stand alone. */
  const spelt = ['レイ', 'クレア', 'レー', 'ꪜꪱ', 'Anna 🅥🅔🅡🅐', '🆅era'];
  /** They resemble words for the staff, or have one of an office beside them. */
  const close = [
    'Anna Root',
    'Jan Polis',
    'Owen',
    'Destiny',
    'Deste',
    'Yönel',
    'Supporo',
    'Dora Pol',
    'Podgorska',
    'Tom Owner',
    '支那',
    '持田',
    'Politis',
    'Fraudenberg',
    'Eierman',
    'Suporn',
  ];

  it.each([...names, ...spelt, ...close, 'Adminah1950', '1950Adminah', 'Adminah_50'])('accepts %s', (name) => {
    for (const site of sites) expect(faultOf(name, site)).toBeUndefined();
  });

  it('shows no V in a circle, which could be a mark', () => {
    expect(cleanName('Anna ⓥ')).toBe('Anna v');
  });

  it('accepts real names with an initial, a year, a second name, and in people’s usual spellings', () => {
    const name = fc.constantFrom(...names);
    const initial = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖŁŻ'));
    const year = fc.integer({ min: 1950, max: 2030 }).map(String);
    const written = fc.oneof(
      fc.tuple(name, initial).map(([first, last]) => `${first} ${last}.`),
      fc.tuple(name, initial).map(([first, last]) => `${last}. ${first}`),
      fc.tuple(name, year).map((parts) => parts.join('')),
      fc.tuple(name, name, fc.constantFrom(' ', '-', '', '_', ' & ')).map(([one, other, sign]) => one + sign + other),
      name.map((text) => text.toUpperCase()),
      name.map((text) => `xX${text}Xx`),
      name.map((text) => `★ ${text} ★`),
    );
    fc.assert(
      fc.property(written, fc.constantFrom(...sites), (text, site) => {
        expect(isReserved(text, site)).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });
});

it('equal looks have one spelling', () => {
  for (const [one, other] of [
    ['Modem', 'rnodern'],
    ['Illi', '1|lI'],
    ['Søren', 'Soren'],
    ['Łukasz', 'lukasz'],
    ['Ваrоn', 'Baron'],
  ])
    expect(looksLike(one ?? '')).toBe(looksLike(other ?? ''));
  expect(looksLike('Anna')).not.toBe(looksLike('Arna'));
});
