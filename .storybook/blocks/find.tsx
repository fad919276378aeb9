import { Suspense, useDeferredValue, useId, useState } from 'react';

import { localeNames, widths } from '../look/look.ts';
import { stateName } from '../look/state-name.ts';
import { findIn } from './find-in.ts';
import { Status } from './status.tsx';
import { StoryLink, type LinkLook } from './story-link.tsx';
import { useLibrary } from './use-library.ts';

/** Search for elements by the words people use for them, together with state, language, theme and width. */
export function Find() {
  const id = useId();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  return (
    <search className="sb-unstyled flex flex-col gap-4">
      <label htmlFor={id} className="sr-only">
        What are you looking for?
      </label>
      <span className="relative block">
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          className="absolute start-5 top-1/2 size-5 -translate-y-1/2 text-ink-muted"
        >
          <circle cx="11" cy="11" r="8" />
          <path d="m21 21-4.3-4.3" />
        </svg>
        <input
          id={id}
          type="search"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          placeholder="chat input out of credits danish dark 360"
          className="h-15 w-full rounded-full border border-line-strong bg-surface ps-13 pe-6 text-lg text-ink shadow-soft placeholder:text-ink-subtle"
        />
      </span>
      <div aria-live="polite">
        <Suspense>{searched.trim() ? <Results query={searched} /> : null}</Suspense>
      </div>
    </search>
  );
}

function Results({ query }: { query: string }) {
  const { look, found } = findIn(useLibrary(), query);
  const words = wordsOf(look);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex min-h-8 flex-wrap items-center gap-2 text-sm text-ink-muted">
        {found.length === 0
          ? words.length > 0
            ? 'Of which element?'
            : 'Nothing by that name.'
          : `${found.length} found`}
        {words.map((word) => (
          <span key={word} className="rounded-full bg-primary-soft px-3 py-1 font-semibold text-on-primary-soft">
            {word}
          </span>
        ))}
      </p>
      <ul className="flex flex-col gap-3">
        {found.map(({ element, stories }) => (
          <li key={element.title} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <StoryLink
                storyId={element.docsId ?? stories[0]?.id ?? ''}
                look={look}
                className="text-lg font-bold text-ink underline decoration-line-strong underline-offset-4"
              >
                {element.name}
              </StoryLink>
              <span className="text-sm text-ink-muted">{element.group.replaceAll('/', ' / ')}</span>
              {element.notes ? <Status status={element.notes.status} /> : null}
            </p>
            {element.notes?.synonyms?.length ? (
              <p className="text-sm text-ink-muted">Also called {element.notes.synonyms.join(', ')}</p>
            ) : null}
            <ul className="flex flex-wrap gap-2">
              {stories.slice(0, 14).map(({ id, name }) => (
                <li key={id}>
                  <StoryLink
                    storyId={id}
                    look={look}
                    className="block rounded-full border border-line-strong px-3 py-1.5 text-sm text-ink hover:bg-surface-hover"
                  >
                    {stateName(name)}
                  </StoryLink>
                </li>
              ))}
              {stories.length > 14 ? (
                <li className="py-1.5 text-sm text-ink-muted">and {stories.length - 14} more</li>
              ) : null}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

const wordsOf = ({ locale, theme, viewport, text }: LinkLook): string[] => [
  ...(locale ? [localeNames[locale] ?? locale] : []),
  ...(theme ? [theme] : []),
  ...(viewport ? [`${widths[viewport as keyof typeof widths]} px`] : []),
  ...(text ? [`text ${text} %`] : []),
];
