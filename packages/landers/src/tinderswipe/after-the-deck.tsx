import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { LanderPerson } from '../shared/index.ts';
import { tinderswipeMessages as messages } from './tinderswipe.messages.ts';

export interface AfterTheDeckProps {
  liked: readonly LanderPerson[];
  question: ReactNode;
  /** The visitor leaves for the sign-up with that member in view. */
  onWrite?: (() => void) | undefined;
}

/** The liked members, each with a button to write, and the question for the others. */
export function AfterTheDeck({ liked, question, onWrite }: AfterTheDeckProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The deck and its buttons are gone: the focus moves here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const some = liked.length > 0;
  return (
    <div className="flex w-full flex-col items-center gap-6 py-6">
      <div className="max-w-140 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-display outline-none">
          {some
            ? intl.formatMessage(messages.doneTitle, { count: liked.length })
            : intl.formatMessage(messages.noneTitle)}
        </h1>
        <p className="mt-1 text-balance text-ink-muted">
          {intl.formatMessage(some ? messages.doneText : messages.noneText)}
        </p>
      </div>
      {some ? (
        <ul className="flex w-full flex-wrap justify-center gap-x-4 gap-y-5">
          {liked.map((person) => (
            <li key={person.key} className="flex w-28 flex-col items-center gap-1.5 text-center">
              <img
                crossOrigin={person.crossOrigin}
                src={person.src}
                alt=""
                decoding="async"
                className="size-24 rounded-full object-cover object-[50%_22%]"
              />
              {person.href ? (
                <a
                  href={person.href}
                  target={person.target}
                  onClick={onWrite}
                  className="boxed inline-flex min-h-11 max-w-full items-center font-semibold text-primary-text underline wrap-anywhere"
                >
                  {intl.formatMessage(messages.write, { name: person.firstName })}
                </a>
              ) : (
                <span className="boxed max-w-full font-semibold wrap-anywhere">{person.name}</span>
              )}
              {person.fictionalLabel ? <FictionalMark label={person.fictionalLabel} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="w-full max-w-110">{question}</div>
    </div>
  );
}
