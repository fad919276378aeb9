import type { ApiClient, Locale } from '@heartline/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, ReactIntlErrorCode } from 'react-intl';

import { ApiProvider } from '../api/api-provider.tsx';
import type { Messages } from '../messages/load-messages.ts';
import { SharedToasts } from './shared-toasts.tsx';

export interface HeartlineProvidersProps {
  api: ApiClient;
  queryClient: QueryClient;
  locale: Locale;
  /** From `loadMessages`. A message that is missing shows its English. */
  messages: Messages;
  children: ReactNode;
}

/** What every screen needs above it: server state, the calls, the reader's language, toasts. */
export function HeartlineProviders({ api, queryClient, locale, messages, children }: HeartlineProvidersProps) {
  // Times are told in the zone of the device without naming it: a zone that the browser does not know has a name that it refuses.
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <IntlProvider locale={locale} messages={messages} defaultLocale="en" onError={report}>
          <SharedToasts>{children}</SharedToasts>
        </IntlProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function report(error: { code: string }) {
  // The English stands in for it, and a check of its own finds what is missing.
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  globalThis.reportError?.(error);
}
