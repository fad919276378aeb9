import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Badge } from '@heartline/ui/feedback/badge';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { FormFailure, useApi, useKeptFocus, useRelativeTime } from '../../shared/index.ts';
import { heldMessages as messages } from './held.messages.ts';
import { Pages } from '../shared/loaded.tsx';
import { moderationQueries, useDecideHeld, type HeldMessage } from '../moderation.queries.ts';
import { photoMessages } from '../photos/photo.messages.ts';
import { AnsweredLine } from '../shared/answered.tsx';
import { RefusalForm } from '../shared/refusal-form.tsx';
import { SuspectData } from '../shared/suspect-data.tsx';
import { useRememberedWords } from '../shared/use-remembered-words.ts';
import { useReturningFocus } from '../shared/use-returning-focus.ts';

/** /moderation/held: messages that wait before they are delivered, oldest first. */
export function HeldPage() {
  const intl = useIntl();
  const query = useInfiniteQuery(moderationQueries.held(useApi()));
  const remembered = useRememberedWords();
  return (
    <Pages
      query={query}
      items={({ held }) => held}
      empty={
        <EmptyState
          icon={<MessageSquareIcon />}
          title={intl.formatMessage(messages.none)}
          text={intl.formatMessage(messages.noneText)}
        />
      }
    >
      {(held) => (
        <ul className="flex max-w-form flex-col gap-4">
          {held.map((message) => (
            <li key={message.id}>
              <HeldCard held={message} remembered={remembered} />
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}

function HeldCard({ held, remembered }: { held: HeldMessage; remembered: ReturnType<typeof useRememberedWords> }) {
  const intl = useIntl();
  const relative = useRelativeTime();
  const [refusing, setRefusing] = useState(false);
  const keptFocus = useKeptFocus();
  const refuse = useReturningFocus<HTMLButtonElement>(!refusing);
  const { mutate, data, error, isPending } = useDecideHeld();
  const { id, member, text, about, picture, cause, createdAt, numRefused, refusedBefore } = held;
  const overtaken = error instanceof ApiError && error.code === 'conflict';
  return (
    <article
      ref={keptFocus}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-soft sm:p-5"
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <SuspectData member={member} />
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          <Badge tone="info">{intl.formatMessage(messages[cause])}</Badge>
          {numRefused > 0 ? (
            <Badge tone="warning">{intl.formatMessage(photoMessages.refusals, { count: numRefused })}</Badge>
          ) : null}
          <time dateTime={createdAt}>{relative(createdAt)}</time>
        </div>
      </header>
      {refusedBefore ? <Alert tone="danger" title={intl.formatMessage(photoMessages.refusedBefore)} /> : null}
      <AnsweredLine about={about} />
      {text === null ? null : (
        <blockquote dir="auto" className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      )}
      {picture === null ? null : (
        <img
          src={picture}
          alt={intl.formatMessage(messages.picture, { name: member.name })}
          className="max-h-[60dvh] min-h-40 w-full rounded-md bg-surface-sunken object-contain filter-none"
        />
      )}
      {data || overtaken ? (
        <Alert
          tone={overtaken ? 'info' : data?.outcome === 'not_delivered' ? 'warning' : 'success'}
          title={intl.formatMessage(overtaken ? messages.overtaken : messages[data?.outcome ?? 'delivered'])}
        />
      ) : (
        <>
          <FormFailure error={error} />
          {refusing ? (
            <RefusalForm
              member={member}
              label={intl.formatMessage(messages.refuse)}
              text={intl.formatMessage(messages.refuseText)}
              send={intl.formatMessage(messages.refuse)}
              sending={isPending}
              wordsFor={(ground) => remembered.read(ground, member)}
              onCancel={() => setRefusing(false)}
              onSend={({ ground, facts }) => {
                if (!ground) return;
                remembered.write(ground, member, facts);
                mutate({ id, decision: 'refuse', ground, facts: facts.trim() });
              }}
            />
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button loading={isPending} onClick={() => mutate({ id, decision: 'release' })}>
                {intl.formatMessage(messages.deliver)}
              </Button>
              <Button ref={refuse} variant="outline" disabled={isPending} onClick={() => setRefusing(true)}>
                {intl.formatMessage(messages.refuse)}
              </Button>
            </div>
          )}
        </>
      )}
    </article>
  );
}
