import { describe, expect, it } from 'vitest';

import { countries } from '../site/countries.ts';
import { methodsOf } from './methods.data.ts';

const offered = (country: string) =>
  methodsOf(country)
    .filter(({ available }) => available)
    .map(({ id }) => id);

describe('[PAY-02b] methods of a country', () => {
  it('begin with its own', () => {
    expect(offered('AT').slice(0, 4)).toEqual(['eps', 'maestro', 'paysafecard', 'sct']);
    expect(offered('US')[0]).toBe('creditcard');
  });

  it('are those of everybody where it is not one of ours', () => {
    expect(offered('XX')).toEqual(['creditcard', 'visa', 'mastercard', 'paypal', 'applepay']);
    expect(Object.keys(countries).every((country) => offered(country).length > 4)).toBe(true);
  });
});
