import type { User } from '@heartline/api-client';
import { type QueryClient } from '@tanstack/react-query';
/** Somebody is signed in from now on: what a visitor had in the cache goes, the member comes in. */
export declare function startSession(queryClient: QueryClient, user: User): void;
/** Ends the session on this device. */
export declare function useLogout({ onSignedOut, onError, }?: {
    onSignedOut?: () => void;
    onError?: (error: unknown) => void;
}): import("@tanstack/react-query").UseMutationResult<{}, Error, void, unknown>;
/** Mails the activation link again, to the member or to the address given. */
export declare function useResendActivation(): import("@tanstack/react-query").UseMutationResult<{}, Error, string | undefined, unknown>;
