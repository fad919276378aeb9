import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { FormError } from './index.ts';

describeConformance('FormError', FormError, {
  slot: 'form-error',
  element: HTMLDivElement,
  props: { title: 'Please check' },
});

it('takes the focus and links to the field, inside a shadow root too', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(
    <>
      <FormError title="Please check" errors={[{ message: 'Enter your name', fieldId: 'name' }]} />
      <input id="name" />
    </>,
    { container: root },
  );
  const summary = root.querySelector<HTMLElement>('[data-slot="form-error"]');
  summary?.focus();
  expect(host.shadowRoot?.activeElement).toBe(summary);
  root.querySelector('a')?.click();
  expect(host.shadowRoot?.activeElement?.id).toBe('name');
  host.remove();
});
