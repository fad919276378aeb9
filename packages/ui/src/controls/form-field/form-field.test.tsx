import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { FormField } from './index.ts';

describeConformance('FormField', FormField, {
  slot: 'form-field',
  element: HTMLDivElement,
  props: { label: 'Colour', children: () => <input /> },
});

it('describes the control by the error before the hint, and by nothing without either', () => {
  const { rerender } = render(
    <FormField label="Colour" hint="Any" error="Choose one">
      {(control) => <input {...control} />}
    </FormField>,
  );
  const input = screen.getByRole('textbox', { name: 'Colour' });
  const texts = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Choose one', 'Any']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  rerender(<FormField label="Colour">{(control) => <input {...control} />}</FormField>);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});
