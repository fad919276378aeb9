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
  /** From `loadMessages`. A missing message shows its English text. */
  messages: Messages;
  children: ReactNode;
}

/** The context that every screen needs: server state, the calls, the reader's language, toasts. */
export function HeartlineProviders({ api, queryClient, locale, messages, children }: HeartlineProvidersProps) {
  // Uses the device's time zone without naming it: a browser refuses its own name for a zone that it does not know.
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
  // The English text is shown instead, and a separate check finds missing messages.
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  globalThis.reportError?.(error);
}
