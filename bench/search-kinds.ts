import { attributeValues } from '../packages/api-client/src/vocabulary.ts';

/** Search fields of the first site. */
const searchFields = ['hair_colour', 'eye_colour', 'body_type', 'relationship_status'] as const;

/** Searches of members, from common to expensive ones. */
export const kinds: Record<string, readonly string[]> = {
  'everybody and one condition': ['', 'gender=woman', 'sort=new', 'country=DE'],
  'gender, country and age': [
    'country=DE&gender=woman&min_age=25&max_age=40',
    'gender=man&min_age=30&max_age=50',
    'country=DE&region=DE-BY&gender=man',
  ],
  'around a place': [
    'place=DE-2950159&radius=100&gender=woman',
    'place=NO-3133895&radius=50&gender=woman&min_age=30&max_age=35',
    'place=FR-2988507&radius=200&with_photo=true',
  ],
  'with photo, online, new': [
    'gender=woman&with_photo=true',
    'country=FR&gender=woman&with_photo=true&min_age=20&max_age=60',
    'country=PL&online=true',
    'country=DE&gender=woman&real=true&min_age=25&max_age=40',
    'new=true&sort=new',
  ],
  'appearance and languages': [
    'country=SE&hair_colour=red,black&eye_colour=blue&body_type=slim',
    'gender=woman&hair_colour=red&body_type=slim&min_age=30&max_age=35',
    'language=tr&relationship_status=widowed&eye_colour=green',
  ],
  'few or nobody': [
    'gender=nonbinary&hair_colour=red&relationship_status=widowed&min_age=60&max_age=65&country=CH',
    'country=CH&region=CH-UR&gender=nonbinary&hair_colour=grey&min_age=20&max_age=22',
    'country=CH&region=CH-UR&gender=nonbinary&min_age=99&max_age=99',
  ],
  'any combination, no two alike': combinations(400),
};

/** Each condition is on or off, by a reproducible sequence. */
function combinations(count: number): string[] {
  let state = 42;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const one = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const maybe = (share: number, name: string, value: () => string) => (random() < share ? [`${name}=${value()}`] : []);
  return Array.from({ length: count }, (_, index) => {
    const from = 18 + Math.floor(random() * 40);
    return [
      ...maybe(0.7, 'gender', () => one(['man', 'woman', 'nonbinary', 'man,woman'])),
      ...maybe(0.4, 'country', () => one(['DE', 'FR', 'PL', 'SE', 'IT', 'US'])),
      ...(random() < 0.6 ? [`min_age=${from}&max_age=${from + 2 + Math.floor(random() * 20)}`] : []),
      ...maybe(0.2, 'place', () => `${one(['DE-2950159', 'FR-2988507'])}&radius=${one(['25', '50', '100', '200'])}`),
      ...maybe(0.3, 'with_photo', () => 'true'),
      ...maybe(0.1, 'online', () => 'true'),
      ...maybe(0.1, 'new', () => 'true'),
      ...maybe(0.2, 'language', () => one(['de', 'tr', 'de,en', 'sv'])),
      ...searchFields.flatMap((name) => maybe(0.2, name, () => one(attributeValues[name]))),
      ...maybe(0.3, 'sort', () => 'new'),
      // Independent of the sequence: without this condition the searches equal those measured earlier.
      ...(index % 10 === 0 ? ['real=true'] : []),
    ].join('&');
  });
}
