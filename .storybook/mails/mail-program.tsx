import { useEffect, useRef, useState } from 'react';

import type { Mail } from '../../apps/server/src/platform/mail.ts';

export interface MailProgramProps {
  mail: Mail;
  /** Whether the reader's device asks for dark colours. */
  dark: boolean;
}

/** A mail as a mail program shows it: its line in the inbox, then the mail, and beside it the plain text. */
export function MailProgram({ mail, dark }: MailProgramProps) {
  return (
    <div className="flex flex-col gap-6 p-4 sm:p-6">
      <InboxLine mail={mail} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Part title="As the reader sees it">
          <MailFrame mail={mail} dark={dark} />
        </Part>
        <Part title="In plain text">
          <pre
            lang={languageOf(mail.html)}
            className="overflow-hidden rounded-lg border border-line bg-surface p-5 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink"
          >
            {mail.text}
          </pre>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-2" lang="en">
      <h2 className="text-sm font-semibold text-ink-muted">{title}</h2>
      {children}
    </section>
  );
}

function InboxLine({ mail }: { mail: Mail }) {
  return (
    <div
      lang={languageOf(mail.html)}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-lg border border-line bg-surface p-4 text-ink"
    >
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-primary-soft text-lg font-bold text-on-primary-soft"
      >
        {mail.sender.slice(0, 1)}
      </span>
      <div className="min-w-0">
        <p className="truncate font-bold">{mail.sender}</p>
        <p className="truncate text-sm font-semibold">{mail.subject}</p>
        <p className="truncate text-sm text-ink-muted">{previewOf(mail.html)}</p>
      </div>
    </div>
  );
}

export interface MailFrameProps extends MailProgramProps {
  /** @default the subject */
  title?: string;
}

/** The mail in a frame as high as its content: no script runs in it, and its links lead nowhere. */
export function MailFrame({ mail, dark, title = mail.subject }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const measure = () => {
    // While the frame is loading it has no body.
    const body = frame.current?.contentDocument?.querySelector('body');
    setHeight(Math.ceil(body?.getBoundingClientRect().height ?? 0));
  };
  useEffect(() => {
    const resized = new ResizeObserver(measure);
    if (frame.current) resized.observe(frame.current);
    return () => resized.disconnect();
  }, []);
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={inScheme(mail.html, dark)}
        onLoad={measure}
        style={{ height }}
        className="block w-full"
      />
    </div>
  );
}

/** A frame cannot have another colour scheme than the device, so its media queries are replaced by their answer. */
const inScheme = (html: string, dark: boolean) =>
  html.replaceAll('(prefers-color-scheme:dark)', dark ? 'all' : 'not all');

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const languageOf = (html: string) => parsed(html).documentElement.lang;
/** The first text of the mail, which an inbox shows as preview. */
const previewOf = (html: string) => parsed(html).querySelector('[data-skip-in-text]')?.firstChild?.textContent ?? '';
