import type { AttributeName, Gender, Interest } from '@heartline/api-client';
import { useMemo } from 'react';
import { useIntl, type IntlShape, type TypedMessageDescriptor } from 'react-intl';

import { useNames, type Names } from '../names/use-names.ts';
import {
  attributeMessages,
  bodyTypeMessages,
  eyeColourMessages,
  hairColourMessages,
  relationshipStatusMessages,
  sexualityMessages,
  tattoosMessages,
} from './attribute.messages.ts';
import { genderMessages } from './gender.messages.ts';
import { interestMessages } from './interest.messages.ts';
import { languageNames } from './language-names.ts';
import { wordsInSentence } from './list-in-sentence.ts';
import { seekingListMessages, seekingMessages } from './seeking.messages.ts';

const valueMessages: Record<AttributeName, Partial<Record<string, TypedMessageDescriptor>>> = {
  sexuality: sexualityMessages,
  hair_colour: hairColourMessages,
  eye_colour: eyeColourMessages,
  body_type: bodyTypeMessages,
  relationship_status: relationshipStatusMessages,
  tattoos: tattoosMessages,
};

type Words = Partial<Record<string, TypedMessageDescriptor>>;

function createVocabulary(intl: IntlShape, names: Names) {
  const word = (words: Words, code: string) => {
    const message = words[code];
    // A newer server may send a code unknown to this page: showing the code is better than nothing.
    return message ? intl.formatMessage(message) : code;
  };
  return {
    /** "Woman". */
    gender: (gender: Gender) => word(genderMessages, gender),
    /** A gender that a member looks for: "Women". */
    seeking: (gender: Gender) => word(seekingMessages, gender),
    /** "Men and women". */
    seekingList: (genders: readonly Gender[], type: 'conjunction' | 'disjunction') => {
      const words = genders.map((gender) => word(seekingListMessages, gender));
      return wordsInSentence(intl, words, type);
    },
    /** "Hair colour". */
    attribute: (name: AttributeName) => word(attributeMessages, name),
    /** "Blond". */
    attributeValue: (name: AttributeName, value: string) => word(valueMessages[name], value),
    interest: (interest: Interest) => word(interestMessages, interest),
    ...languageNames(intl),
    ...names,
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Words for the codes that client and server share: genders, attributes, interests, countries, languages. */
export function useVocabulary(): Vocabulary {
  const intl = useIntl();
  const names = useNames();
  return useMemo(() => createVocabulary(intl, names), [intl, names]);
}
