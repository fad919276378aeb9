import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { portrait } from '../../testing/pictures.ts';
import { OwnPhoto } from './index.ts';

afterEach(cleanup);

describeConformance('OwnPhoto', OwnPhoto, {
  slot: 'own-photo',
  element: HTMLElement,
  props: { src: portrait(1), alt: 'Photo 1' },
});

it('says its state in words, not in colour alone', () => {
  render(<OwnPhoto src={portrait(1)} alt="Photo 1" state="rejected" stateLabel="Not accepted" />);
  expect(screen.getByText('Not accepted')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
});
