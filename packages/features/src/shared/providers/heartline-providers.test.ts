import { createApiClient, createTransport } from '@heartline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedTime } from 'react-intl';
import { expect, it, vi } from 'vitest';

import { HeartlineProviders } from './heartline-providers.tsx';

// So Chrome calls the zone of a device that it does not know, and refuses the name when it is given back.
it('tell the time where the browser does not know its zone', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  const asked = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  try {
    const time = createElement(FormattedTime, { value: new Date(2026, 5, 10, 17, 4) });
    const props = {
      api: createApiClient(createTransport()),
      queryClient: new QueryClient(),
      locale: 'de' as const,
      messages: {},
      children: time,
    };
    const page = renderToStaticMarkup(createElement(HeartlineProviders, props));
    expect(page).toContain('17:04');
    expect(page).not.toContain('2026');
  } finally {
    asked.mockRestore();
  }
});
