import { expect, it } from 'vitest';

import { footerLinks, footerPages, isUsFooter } from './footer-links.ts';

const everything = { available: footerPages, loggedIn: false, inApp: false, us: false };

it('[LOC-06] shows all nine links to a visitor', () => {
  expect(footerLinks(everything)).toEqual(footerPages);
});
it('[LOC-06] hides the legal links from members inside the installed app', () => {
  expect(footerLinks({ ...everything, loggedIn: true, inApp: true })).toEqual(['return-policy', 'faq', 'service']);
});
it('[LOC-06] hides nothing in the US footer', () => {
  expect(footerLinks({ ...everything, loggedIn: true, inApp: true, us: true })).toEqual(footerPages);
});
it('links to no page that does not exist', () => {
  expect(footerLinks({ ...everything, available: ['terms', 'faq'] })).toEqual(['terms', 'faq']);
});
it('[LOC-05] is the US footer for English in the United States with the flag, and nowhere else', () => {
  const american = { locale: 'en', flag: true, countries: ['US'] };
  expect(isUsFooter(american)).toBe(true);
  expect(isUsFooter({ ...american, countries: [null, 'US'] })).toBe(true);
  expect(isUsFooter({ ...american, flag: false })).toBe(false);
  expect(isUsFooter({ ...american, locale: 'de' })).toBe(false);
  // Many readers outside the United States use English: a reader in Germany must not see American law.
  expect(isUsFooter({ ...american, countries: ['DE', 'NL'] })).toBe(false);
  expect(isUsFooter({ ...american, countries: [null, undefined] })).toBe(false);
});
