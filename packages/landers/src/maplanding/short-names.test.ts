import { expect, it } from 'vitest';

import { shortNames } from './short-names.ts';

const finland =
  'Ahvenanmaa Etelä-Karjala Etelä-Pohjanmaa Etelä-Savo Kainuu Kanta-Häme Keski-Pohjanmaa Keski-Suomi Kymenlaakso Lappi Pohjanmaa Pohjois-Karjala Pohjois-Pohjanmaa Pohjois-Savo';
const poland = 'Lubelskie Lubuskie Podkarpackie Podlaskie Pomorskie';
const sweden = 'Västerbotten Västernorrland Västmanland Örebro Östergötland';
const spain = ['Canarias', 'Cantabria', 'Castilla y León', 'Castilla-La Mancha', 'Comunidad de Madrid', 'La Rioja'];

it.each([
  [finland.split(' '), 'Ahv EKa EPo ESa Kai Kan KPo KSu Kym Lap Poh PKa PPo PSa'],
  [poland.split(' '), 'Lube Lubu Podk Podl Pom'],
  [sweden.split(' '), 'Väsb Väsn Väsm Öre Öst'],
  [spain, 'Cana Cant CyL CLM Com LRi'],
  [['Sachsen', 'Sachsen-Anhalt'], 'Sac SAn'],
])('abbreviates %j to %s', (names, expected) => {
  expect([...shortNames(names).values()].join(' ')).toBe(expected);
});
