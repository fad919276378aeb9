import type { Locale } from '@heartline/api-client';
import { createIntl } from 'react-intl';

import { preparedLander } from './lander.queries.ts';

/** The description of a prepared lander in one or two sentences, for the head of its page. */
export async function describeLander(name: string, locale: Locale): Promise<string | undefined> {
  const { description, words } = preparedLander(name) ?? {};
  if (!description || !words) return undefined;
  return createIntl({ locale, messages: await words.load(locale) }).formatMessage(description);
}
