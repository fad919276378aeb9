import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PhoneField } from './index.ts';

const props = {
  label: 'Mobile number',
  countryLabel: 'Country',
  countries: [
    { code: 'DE', name: 'Germany', callingCode: '49', trunkPrefix: '0' },
    { code: 'NL', name: 'Netherlands', callingCode: '31', trunkPrefix: '0' },
  ],
  value: { country: 'NL', number: '06 1234' },
};
describeConformance('PhoneField', PhoneField, {
  slot: 'phone-field',
  control: 'phone-field-input',
  element: HTMLInputElement,
  props: { ...props, onValueChange: () => {} },
});

it('is a tel input that the device can fill in, and submits E.164 with a plain form', () => {
  render(
    <form>
      <PhoneField {...props} name="phone" onValueChange={() => {}} />
    </form>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  expect([input.type, input.autocomplete]).toEqual(['tel', 'tel-national']);
  expect(new FormData(document.querySelector('form')!).get('phone')).toBe('+3161234');
});

it('keeps the number when another country is chosen, and accepts no letters', async () => {
  const change = vi.fn<(value: { country: string; number: string }) => void>();
  render(<PhoneField {...props} onValueChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
  expect(change).toHaveBeenLastCalledWith({ country: 'DE', number: '06 1234' });
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(change).toHaveBeenLastCalledWith({ country: 'NL', number: '06 1234' });
});
