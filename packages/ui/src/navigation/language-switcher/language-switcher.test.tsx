import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanguageSwitcher } from './index.ts';

const options = [
  { code: 'de', label: 'Deutsch', href: '/de' },
  { code: 'en', label: 'English', href: '/en' },
];
const props = { label: 'Language', current: 'de', options };
describeConformance('LanguageSwitcher', LanguageSwitcher, {
  slot: 'language-switcher',
  element: HTMLDivElement,
  props,
});

it('marks the language of each name, and the current one', () => {
  render(<LanguageSwitcher {...props} variant="list" />);
  const english = screen.getByRole('link', { name: 'English' });
  expect([english.lang, english.getAttribute('hreflang'), english.getAttribute('aria-current')]).toEqual([
    'en',
    'en',
    null,
  ]);
  expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true');
});

it('shows the code if the current language is not on offer', () => {
  render(<LanguageSwitcher {...props} current="fi" variant="full" />);
  expect(screen.getByRole('button', { name: 'Language: fi' })).toBeTruthy();
});
