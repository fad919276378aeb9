import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { AttributeList } from '../attribute-list/index.ts';
import { Interests } from './index.ts';

describeConformance('Interests', Interests, {
  slot: 'interests',
  element: HTMLUListElement,
  props: { label: 'Interests', sharedLabel: 'shared', items: [{ id: 'a', label: 'Jazz' }] },
});

it('renders nothing for an empty list of attributes or interests', () => {
  const { container } = render(
    <>
      <AttributeList items={[]} />
      <Interests label="Interests" sharedLabel="shared" items={[]} />
    </>,
  );
  expect(container.childElementCount).toBe(0);
});
