import { useIntl, type MessageDescriptor } from 'react-intl';

import type { PageToken } from '../shared/index.ts';
import { messages } from './legal.messages.ts';
import type { PageValues } from './page-values.ts';
import { pages } from './pages.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** Whose data the site uses, and on which terms: named in the texts, each with where it is. */
const sources = {
  GeoNames: 'https://www.geonames.org',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

export interface StaticPageViewProps {
  token: PageToken;
  values: PageValues;
  /** Shows what is law in the United States only. @default false */
  us?: boolean;
}

/** A page to be read: one column, a list of its sections, the company's data filled in (LOC-08). */
export function StaticPageView({ token, values, us = false }: StaticPageViewProps) {
  const intl = useIntl();
  const { title, intro, sections } = pages[token];
  const text = (message: MessageDescriptor) => intl.formatMessage(message, { ...values });
  const links = {
    [values.email]: `mailto:${values.email}`,
    [values.phone]: `tel:${values.phone.replaceAll(/[-\s]/g, '')}`,
    ...sources,
  };
  const shown = sections
    .filter(({ usOnly = false }) => us || !usOnly)
    .map((section, index) => ({ ...section, id: `section-${index + 1}` }));
  return (
    <article className="mx-auto flex w-full max-w-[70ch] flex-col gap-8">
      <header className="flex flex-col gap-4">
        <h1 className="font-display text-2xl sm:text-3xl">{text(title)}</h1>
        <p className="text-lg text-ink-muted">
          <TextWithLinks text={text(intro)} links={links} />
        </p>
      </header>
      <nav aria-label={intl.formatMessage(messages.contents)} className="rounded-lg bg-surface-sunken px-5 py-3">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {shown.map(({ id, title: heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-current/40 underline-offset-4 hover:decoration-current"
              >
                {text(heading)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ id, title: heading, paragraphs }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
          <h2 id={id} className="scroll-mt-24 text-xl font-display">
            {text(heading)}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id}>
              <TextWithLinks text={text(paragraph)} links={links} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
