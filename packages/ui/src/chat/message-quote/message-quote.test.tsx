import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { MessageQuote } from './index.ts';

afterEach(cleanup);

describeConformance('MessageQuote', MessageQuote, {
  slot: 'message-quote',
  element: HTMLQuoteElement,
  props: { label: 'Your photo' },
});

it('shows no broken picture', () => {
  const { container } = render(<MessageQuote label="Your photo" photo={{ src: '/gone.webp' }} />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect([container.querySelector('img'), screen.getByText('Your photo').textContent]).toEqual([null, 'Your photo']);
});

it('cannot be removed outside the composer', () => {
  render(<MessageQuote label="Your profile" text="I cook" />);
  expect(screen.queryByRole('button')).toBeNull();
});
