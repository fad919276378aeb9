import { readWords } from '../platform/words.ts';
import { orderMessages } from './order.messages.ts';

const words = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

/** What stands on the provider's page and on the statement. */
export const orderDescription = (site: string, credits: number, language: string): string =>
  words(language).say(orderMessages.description, { site, credits });
