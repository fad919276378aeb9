import { locales, noticeKinds, reportReasons } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import { statementMail } from './notice-mail.ts';

describe('[ACC-07] a statement of reasons', () => {
  it.each(locales)('%s says everything, in its own words', (language) => {
    const letter = { name: 'Anna', email: 'a@example.com', site_id: 'heartline', language, facts: '<b>{until}</b>' };
    const until = { appeal_until: new Date('2027-05-21T00:00:00Z') };
    const texts = noticeKinds.flatMap((kind) =>
      reportReasons.map((ground) =>
        statementMail({ ...letter, ...until, kind, ground }, 'https://heartline.test/appeal?token=x'),
      ),
    );
    expect(new Set(texts.map(({ text }) => text)).size).toBe(noticeKinds.length * reportReasons.length);
    for (const { text, html, subject } of texts) {
      expect(subject).toContain('Heartline');
      expect(text).toContain('2027');
      expect(text).toContain('<b>{until}</b>');
      expect(html).not.toContain('<b>');
      expect(text.replace('{until}', '')).not.toMatch(/\{\w+\}/);
    }
  });
});
