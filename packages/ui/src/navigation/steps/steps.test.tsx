import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Steps } from './index.ts';

const steps = [
  { id: 'photo', label: 'Photo', href: '#photo' },
  { id: 'place', label: 'Place', href: '#place' },
  { id: 'about', label: 'About', href: '#about' },
];
const props = { label: 'Sign-up', steps, current: 'place', status: 'Step 2 of 3', doneLabel: 'done' };
describeConformance('Steps', Steps, { slot: 'steps', element: HTMLElement, props });

it('links back only, and marks the current step', () => {
  render(<Steps {...props} variant="list" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#photo']);
  const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => item.textContent)).toEqual(['2Place']);
});
