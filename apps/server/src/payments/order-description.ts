import { orderMessages } from './order.messages.ts';
import { paymentWords } from './payment-words.ts';

/** The text on the provider's page and on the statement. */
export const orderDescription = (site: string, credits: number, language: string): string =>
  paymentWords(language).say(orderMessages.description, { site, credits });
