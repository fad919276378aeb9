import type { AttributeName, Gender, Interest } from '@heartline/api-client';
import { type IntlShape } from 'react-intl';
import { type Names } from '../names/use-names.ts';
import { reportReasonMessages } from './report-reason.messages.ts';
declare function createVocabulary(intl: IntlShape, names: Names): {
    country: (code: string) => string;
    language: (locale: import("@heartline/api-client").Locale) => string;
    /** "Woman". */
    gender: (gender: Gender) => string;
    /** Whom one looks for: "Women". */
    seeking: (gender: Gender) => string;
    /** "Hair colour". */
    attribute: (name: AttributeName) => string;
    /** "Blond". */
    attributeValue: (name: AttributeName, value: string) => string;
    interest: (interest: Interest) => string;
    reportReason: (reason: keyof typeof reportReasonMessages) => string;
};
export type Vocabulary = ReturnType<typeof createVocabulary>;
/** The words for the codes both sides know: genders, attributes, interests, countries, languages. */
export declare function useVocabulary(): Vocabulary;
export {};
