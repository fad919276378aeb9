import { createApiClient, createTransport } from '@heartline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedTime } from 'react-intl';
import { expect, it, vi } from 'vitest';

import { HeartlineProviders } from './heartline-providers.tsx';

// Chrome's name for a device's time zone that it does not know; it refuses this name as an option.
it("formats times even if the browser does not know the device's time zone", () => {
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
