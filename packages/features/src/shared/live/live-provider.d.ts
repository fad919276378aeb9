import { type LiveOptions } from '@heartline/api-client';
import { type ReactNode } from 'react';
export type LiveState = 'connecting' | 'open' | 'closed';
/** Whether news arrive at once; `closed` while offline, when only polling is left. */
export declare const useLiveState: () => LiveState;
export interface LiveProviderProps extends Pick<LiveOptions, 'url' | 'createSource'> {
    /** The server ended the session: other device, password change. The cache is empty by then. */
    onSessionEnded?: () => void;
    children: ReactNode;
}
/** Keeps the cache true for a signed-in member: the live stream, and polling underneath as the floor that needs none (SES-04). */
export declare function LiveProvider({ onSessionEnded, url, createSource, children }: LiveProviderProps): import("react").JSX.Element;
