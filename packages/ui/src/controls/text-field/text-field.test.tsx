import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TextField } from './index.ts';

describeConformance('TextField', TextField, {
  slot: 'text-field',
  control: 'text-field-input',
  element: HTMLInputElement,
  props: { label: 'E-mail' },
});

it("exposes that it is required without the browser's own validation", () => {
  render(<TextField label="E-mail" required />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.checkValidity()).toBe(true);
});

it("keeps a caller's description", () => {
  render(
    <>
      <p id="rule">Rule</p>
      <TextField label="E-mail" error="Wrong" aria-describedby="rule" />
    </>,
  );
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toMatch(/^rule .+-error$/);
});
