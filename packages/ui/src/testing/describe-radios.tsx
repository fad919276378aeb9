import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { RadiosProps } from '../controls/radio-group/use-radios.ts';

export const radioOptions = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

/** Tests the behaviour of every group of radio inputs, besides the contract of the package. */
export function describeRadios(
  name: string,
  Radios: ComponentType<RadiosProps & { options: typeof radioOptions }>,
): void {
  describe(`${name} as radio inputs`, () => {
    it('follows its value', async () => {
      const change = vi.fn<(value: string) => void>();
      const { rerender } = render(<Radios label="Choice" options={radioOptions} value="a" onValueChange={change} />);
      await userEvent.click(screen.getByRole('radio', { name: 'Two' }));
      expect(change).toHaveBeenCalledExactlyOnceWith('b');
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).checked).toBe(false);
      rerender(<Radios label="Choice" options={radioOptions} value="b" onValueChange={change} />);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).checked).toBe(true);
    });

    it('passes every input to ref and the event to onChange, as react-hook-form needs', async () => {
      const inputs: string[] = [];
      const change = vi.fn<(name: string, value: string) => void>();
      render(
        <Radios
          label="Choice"
          options={radioOptions}
          name="choice"
          ref={(input) => {
            if (input) inputs.push(input.value);
          }}
          onChange={(event) => change(event.target.name, event.target.value)}
        />,
      );
      expect(inputs).toEqual(['a', 'b']);
      await userEvent.click(screen.getByRole('radio', { name: 'Two' }));
      expect(change).toHaveBeenCalledExactlyOnceWith('choice', 'b');
    });
  });
}
