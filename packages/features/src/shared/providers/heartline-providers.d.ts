import type { ApiClient, Locale } from '@heartline/api-client';
import { type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/load-messages.ts';
export interface HeartlineProvidersProps {
    api: ApiClient;
    queryClient: QueryClient;
    locale: Locale;
    /** From `loadMessages`. A message that is missing shows its English. */
    messages: Messages;
    children: ReactNode;
}
/** What every screen needs above it: server state, the calls, the reader's language, toasts. */
export declare function HeartlineProviders({ api, queryClient, locale, messages, children }: HeartlineProvidersProps): import("react").JSX.Element;
