import type { Settings } from '@heartline/api-client';
import type { IntlShape } from 'react-intl';

import { pageValues, type PageData } from './page-values.ts';
import { pages } from './pages.ts';

export interface Question {
  question: string;
  answer: string;
}

/** The questions and answers as structured data for search engines, in the words of the page. */
export function questionsOf(intl: IntlShape, settings: Settings, data: PageData): Question[] {
  const values = { ...pageValues(intl, settings, data) };
  return pages.faq.sections.map(({ title, paragraphs }) => ({
    question: intl.formatMessage(title, values),
    answer: paragraphs.map((paragraph) => intl.formatMessage(paragraph, values)).join('\n'),
  }));
}
