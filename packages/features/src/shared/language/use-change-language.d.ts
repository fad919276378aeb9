import type { Locale } from '@heartline/api-client';
/**
 * Changes the language of this device at once, and a member's for all devices and mails (LOC-03). The shell loads the words when it
 * is told by `onChanged`; that the server could not store it does not take them back.
 */
export declare function useChangeLanguage(onChanged: (locale: Locale) => void): (locale: Locale) => void;
