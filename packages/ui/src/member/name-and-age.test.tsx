import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { NameAndAge } from './name-and-age.tsx';

it.each(['Anna', 'אנה', 'אנה אטד', '(אנה)', 'علی‌رضا', 'אנה 7'])('%s stands before the age', (name) => {
  const { container } = render(
    <p dir="ltr">
      <NameAndAge name={name} age={34} />
    </p>,
  );
  const words = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode();
  const place = document.createRange();
  if (words) place.selectNode(words);
  const age = container.querySelector('span')?.getBoundingClientRect();
  expect(container.textContent).toBe(`${name}, 34`);
  expect(age?.left).toBeGreaterThanOrEqual(place.getBoundingClientRect().right - 1);
});
