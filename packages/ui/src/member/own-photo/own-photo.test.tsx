import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

it('states its state in words, not in colour alone', () => {
  render(<OwnPhoto src={portrait(1)} alt="Photo 1" state="rejected" stateLabel="Not accepted" />);
  expect(screen.getByText('Not accepted')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
});

it('identifies a file without a picture by its name, and the next one by its picture', () => {
  const view = render(<OwnPhoto src="data:," alt="letter.jpg" state="failed" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('letter.jpg')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  view.rerender(<OwnPhoto src={portrait(1)} alt="Photo 1" />);
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
});
