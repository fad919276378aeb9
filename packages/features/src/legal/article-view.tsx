import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { messages } from './legal.messages.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** The content of a page, in one language. */
export interface Article {
  title: string;
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export interface ArticleViewProps {
  article: Article;
  /** Words of the texts that are links, with the target of each. */
  links: Record<string, string>;
  /** Below the text. */
  choices?: ReactNode;
}

/** Links for a site's e-mail address and telephone number, wherever a text contains them (LOC-07). */
export const contactLinks = (email: string, phone: string): Record<string, string> => ({
  [email]: `mailto:${email}`,
  [phone]: `tel:${phone.replaceAll(/[-\s]/g, '')}`,
});

/** A page of text: one column, with a list of its sections (LOC-08). */
export function ArticleView({ article: { title, intro, sections }, links, choices }: ArticleViewProps) {
  const intl = useIntl();
  const shown = sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-8">
      <header className="flex flex-col gap-4">
        <h1 className="font-display text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-muted">
          <TextWithLinks text={intro} links={links} />
        </p>
      </header>
      {shown.length > 0 ? (
        <nav aria-label={intl.formatMessage(messages.contents)} className="rounded-lg bg-surface-sunken px-5 py-3">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {shown.map(({ id, title: heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-current/40 underline-offset-4 hover:decoration-current"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shown.map(({ id, title: heading, paragraphs }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
          <h2 id={id} className="scroll-mt-24 text-xl font-display">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TextWithLinks text={paragraph} links={links} />
            </p>
          ))}
        </section>
      ))}
      {choices}
    </article>
  );
}
