import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seedTexts } from '../seed/texts/index.ts';
import { sites } from '../site/sites.data.ts';
import { looksLike } from './look-alikes.ts';
import { staffWords } from './reserved-names.data.ts';
import { isReserved } from './reserved-names.ts';
import { nameFault } from './signup-rules.ts';

const [heartline, nordlys, amici] = sites;
const faultOf = (name: string, site = heartline!) => nameFault(name, 'someone@example.com', site);

/** First names of the languages of the demo’s members, and some that come near a staff word. */
const realNames = [
  ...[...seedTexts.values()].flatMap(({ women, men }) => [...women, ...men]),
  'Adminah',
  'Tea',
  'Teamo',
  'Staf',
  'Stafford',
  'Modesta',
  'Modou',
  'Amina',
  'Adam',
  'Min-ji',
  'Ad',
  'Timi',
  'Tuukka',
  'Teemu',
  'Heart',
  'Nora',
  'Nordin',
  'Amicia',
  'Supporo',
  'Rooter',
  'Иван',
  'Светлана',
  'Ελένη',
  'Δήμητρα',
  'ليلى',
  '李小龙',
  'Администратова',
];

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
  ])('refuses %s', (name) => expect(faultOf(name)).toBe('name_reserved'));

  it('refuses every word of the list, in any case, at the end and at the beginning of a name', () => {
    for (const word of staffWords)
      for (const name of [word, word.toUpperCase(), `Anna ${word}`, `${word}_77`])
        expect([name, isReserved(name, heartline!)]).toEqual([name, true]);
  });

  it('reserves the names of the sites for all sites of their pool, and for no other', () => {
    expect(faultOf('Nordlys', heartline)).toBe('name_reserved');
    expect(faultOf('Heartline 24', nordlys)).toBe('name_reserved');
    expect(faultOf('Amici', amici)).toBe('name_reserved');
    expect(faultOf('Carla Amici', heartline)).toBeUndefined();
  });

  it.each(realNames)('lets %s pass', (name) => {
    for (const site of sites) expect(faultOf(name.padEnd(3, 'a'), site)).toBeUndefined();
  });

  it('lets real names pass with an initial, a year, a second name, and as people write them', () => {
    const name = fc.constantFrom(...realNames);
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

it('one look has one spelling', () => {
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
