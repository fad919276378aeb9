import { type Locale } from '@heartline/api-client';
export declare const localeCookieName = "locale";
/** The language chosen earlier on this device, from a Cookie header or `document.cookie` (LOC-02). */
export declare function readLocaleCookie(cookies: string): Locale | undefined;
/** Remembers the language for 365 days (LOC-02). */
export declare function writeLocaleCookie(locale: Locale): void;
/** Cookie first, then the first two letters of the site's language if it is one of ours, else English (LOC-02). */
export declare function chooseLocale(cookies: string, domainLanguage: string): Locale;
