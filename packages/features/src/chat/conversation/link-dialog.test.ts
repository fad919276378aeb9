import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';

import { LinkDialog } from './link-dialog.tsx';

const shown = (address: string) =>
  renderToStaticMarkup(
    createElement(IntlProvider, { locale: 'en' }, createElement(LinkDialog, { address, onClose: () => {} })),
  );

it('shows the host in punycode', () => expect(shown('https://аррӏе.com/a')).toContain('xn--80ak6aa92e.com'));
it.each(['https://example.com:99999/x', 'http://[::1'])('does not fail on %s', (address) =>
  expect(shown(address)).toContain(address),
);
