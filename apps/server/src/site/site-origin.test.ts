import { describe, expect, it } from 'vitest';

import { siteOriginOf } from './site-origin.ts';
import { sites } from './sites.data.ts';

const [main, nordlys] = sites;
const at = (origin: string) => [main!, nordlys!].map((one) => siteOriginOf(one, origin));

describe('the origin of a site', () => {
  it('is the public one for its site, and the domain for every other', () => {
    expect(at('https://heartline.test')).toEqual(['https://heartline.test', 'https://nordlys.test']);
    expect(at('https://www.nordlys.test')).toEqual(['https://heartline.test', 'https://www.nordlys.test']);
  });

  it('is that of the demo where the demo runs, as its domains lead nowhere', () => {
    expect(at('http://localhost:3000')).toEqual(['http://localhost:3000', 'http://nordlys.localhost:3000']);
  });

  it('is the public one for every site of a device that is known by its number', () => {
    expect(at('http://192.168.0.5:3000')).toEqual(['http://192.168.0.5:3000', 'http://192.168.0.5:3000']);
  });

  it('is the public one for the first site at a host that no site names, and for a site without a host', () => {
    expect(at('https://dating.example')).toEqual(['https://dating.example', 'https://nordlys.test']);
    expect(siteOriginOf({ ...nordlys!, hosts: [] }, 'https://heartline.test')).toBe('https://heartline.test');
  });
});
