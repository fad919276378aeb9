import { locales, noticeKinds, reportReasons } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import type { Mail } from '../platform/mail.ts';
import { answerMail, statementMail } from './notice-mail.ts';

const link = 'https://heartline.test/appeal?token=x';
const addressed = { name: 'Anna', email: 'a@example.com', site: { name: 'Heartline', niche: 1 } };

/** Statements of every kind for every reason. */
function statements(language: string): Mail[] {
  const letter = { ...addressed, language, facts: '<b>{until}</b>', appeal_until: new Date('2027-05-21T00:00:00Z') };
  return noticeKinds.flatMap((kind) => reportReasons.map((ground) => statementMail({ ...letter, kind, ground }, link)));
}

const sentencesIn = (mails: Mail[]) =>
  mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]).filter((line) => /\p{L} \p{L}/u.test(line));

describe('[ACC-07] a statement of reasons', () => {
  it.each(locales)('%s has all content in the words of its own language', (language) => {
    const texts = statements(language);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(noticeKinds.length * reportReasons.length);
    for (const { text, html, subject } of texts) {
      expect(subject).toContain('Heartline');
      expect(text).toContain('2027');
      expect(text).toContain('<b>{until}</b>');
      expect(html).not.toContain('<b>');
      expect(`${subject}${text.replace('{until}', '')}`).not.toMatch(/[{}#]/);
    }
    const english = sentencesIn(statements('en'));
    expect(sentencesIn(texts).filter((line) => language !== 'en' && english.includes(line))).toEqual([]);
  });

  it('a decision reversed without an appeal says so in the subject', () => {
    const decided = { lifted_at: new Date(0), appealed_at: null, appeal_answer: null };
    const subjects = locales.map((language) => answerMail({ ...addressed, ...decided, language }, link).subject);
    expect(subjects[locales.indexOf('en')]).toBe('Heartline: We have reversed our decision');
    expect(new Set(subjects).size).toBe(locales.length);
  });
});
