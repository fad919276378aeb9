import type { ApiClient } from '@heartline/api-client';
import { type ReactNode } from 'react';
export declare function ApiProvider({ api, children }: {
    api: ApiClient;
    children: ReactNode;
}): import("react").JSX.Element;
/** The client of every call. The site gives the real one, stories and tests give a fake. */
export declare function useApi(): ApiClient;
