import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { describeRadios, radioOptions } from '../../testing/describe-radios.tsx';
import { RadioGroup } from './index.ts';

describeConformance('RadioGroup', RadioGroup, {
  slot: 'radio-group',
  element: HTMLInputElement,
  refSlot: 'radio-group-input',
  props: { label: 'Choice', options: radioOptions },
});
describeRadios('RadioGroup', RadioGroup);

it('tells a press with a pointer, after the change, and also one on the chosen option; not an arrow key', async () => {
  const calls: string[] = [];
  render(
    <RadioGroup
      label="Choice"
      options={radioOptions}
      onValueChange={(value) => calls.push(`change ${value}`)}
      onPress={(value) => calls.push(`press ${value}`)}
    />,
  );
  await userEvent.click(screen.getByText('Two'));
  await expect.poll(() => calls).toEqual(['change b', 'press b']);
  await userEvent.click(screen.getByText('Two'));
  await expect.poll(() => calls).toEqual(['change b', 'press b', 'press b']);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => calls).toEqual(['change b', 'press b', 'press b', 'change a']);
  await userEvent.click(screen.getByText('Two'));
  await expect.poll(() => calls.slice(-2)).toEqual(['change b', 'press b']);
});
