import type { ApiClient, Locale } from '@heartline/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ApiProvider } from '../api/api-provider.tsx';
import { ReaderIntl } from '../language/reader-intl.tsx';
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
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <ReaderIntl locale={locale} messages={messages}>
          <SharedToasts>{children}</SharedToasts>
        </ReaderIntl>
      </ApiProvider>
    </QueryClientProvider>
  );
}
