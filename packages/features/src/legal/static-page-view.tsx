import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { hrefs, type PageToken } from '../shared/index.ts';
import { ArticleView, contactLinks, type Article } from './article-view.tsx';
import type { PageValues } from './page-values.ts';
import { pages } from './pages.ts';

/** Sources of the data that the site uses, and their licences: named in the texts, each with its address. */
const sources = {
  GeoNames: 'https://www.geonames.org',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

export interface StaticPageViewProps {
  token: PageToken;
  values: PageValues;
  /** The site passes the details of consenting members to partners. */
  resell: boolean;
  /** Replaces the usual text. */
  instead?: Article | undefined;
  /** Below the text. */
  choices?: ReactNode;
}

/** A static page, with the company's data filled in (LOC-08). */
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
