import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PresenceDot } from './index.ts';

describeConformance('PresenceDot', PresenceDot, {
  slot: 'presence-dot',
  element: HTMLSpanElement,
  props: { online: true },
});

it('is announced only with a label', () => {
  render(<PresenceDot online />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<PresenceDot online={false} label="Offline" />);
  expect(screen.getByRole('img', { name: 'Offline' }).dataset['online']).toBe('false');
});
