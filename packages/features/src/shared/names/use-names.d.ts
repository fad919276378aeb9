import type { Locale } from '@heartline/api-client';
export interface Names {
    /** "Niederlande" for NL, in German. */
    country: (code: string) => string;
    /** A language by its own name: "Deutsch" for de, in every language. */
    language: (locale: Locale) => string;
}
/** Names the browser knows in every language (CLDR). */
export declare function useNames(): Names;
