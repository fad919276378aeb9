import { paymentMethods } from '@heartline/api-client';
import { PaymentLogo } from '@heartline/ui/credits/payment-method-tile';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';

import { useMethodName } from './method-names.ts';
import english from './i18n/en.json' with { type: 'json' };

function Names() {
  const methodName = useMethodName();
  return paymentMethods.map((method) => <li key={method}>{methodName(method)}</li>);
}

it('[PAY-02a] gives each method a name and a mark that no other has', () => {
  const { getAllByRole } = render(
    <IntlProvider locale="en" messages={english}>
      <Names />
    </IntlProvider>,
  );
  const names = getAllByRole('listitem').map(({ textContent }) => textContent);
  const marks = paymentMethods.map((method) => render(<PaymentLogo method={method} />).container.innerHTML);
  expect(new Set(names).size).toBe(paymentMethods.length);
  expect(new Set(marks).size).toBe(paymentMethods.length);
});
