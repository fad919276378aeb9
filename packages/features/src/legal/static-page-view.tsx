import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { hrefs, type PageToken } from '../shared/index.ts';
import { ArticleView, contactLinks, type Article } from './article-view.tsx';
import type { PageValues } from './page-values.ts';
import { pages } from './pages.ts';

/** Whose data the site uses, and on which terms: named in the texts, each with where it is. */
const sources = {
  GeoNames: 'https://www.geonames.org',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

export interface StaticPageViewProps {
  token: PageToken;
  values: PageValues;
  /** The site passes details of members who agreed on to partners. */
  resell: boolean;
  /** Instead of the text that all read. */
  instead?: Article | undefined;
  /** Below the text. */
  choices?: ReactNode;
}

/** One of the static pages, the company's data filled in (LOC-08). */
export function StaticPageView({ token, values, resell, instead, choices }: StaticPageViewProps) {
  const intl = useIntl();
  const { title, intro, sections } = pages[token];
  const text = (message: MessageDescriptor) => intl.formatMessage(message, { ...values });
  const article = instead ?? {
    title: text(title),
    intro: text(intro),
    sections: sections.map(({ title: heading, paragraphs, onResell = paragraphs }) => ({
      title: text(heading),
      paragraphs: (resell ? onResell : paragraphs).map(text),
    })),
  };
  const links = {
    ...contactLinks(values.email, values.phone),
    [`${values.domain}${hrefs.transactions()}`]: hrefs.transactions(),
    ...sources,
  };
  return <ArticleView article={article} links={links} choices={choices} />;
}
