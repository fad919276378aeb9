import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Typing } from './index.ts';

describeConformance('Typing', Typing, {
  slot: 'typing',
  element: HTMLOutputElement,
  props: { label: 'Anna is typing' },
});

it('announces who is typing', () => {
  render(<Typing label="Anna is typing" />);
  expect(screen.getByRole('status').textContent).toBe('Anna is typing');
});
