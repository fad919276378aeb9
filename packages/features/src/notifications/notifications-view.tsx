import type { MailKind } from '@heartline/api-client';
import { Switch } from '@heartline/ui/controls/switch';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { ChevronRightIcon, MailIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { BackToMe, commonMessages, LoadError } from '../shared/index.ts';
import { hintMessages, kindMessages, messages, stopMessages } from './notifications.messages.ts';
import type { MailChoice, Notifications } from './notifications.queries.ts';

export interface NotificationsViewProps {
  /** Undefined while they load. */
  notifications: Notifications | undefined;
  error: unknown;
  onRetry: () => void;
  onSwitch: (kind: MailKind, on: boolean) => void;
  siteName: string;
}

const groups: { title: 'aboutMessages' | 'aboutProfile' | 'fromUs'; kinds: readonly MailKind[] }[] = [
  { title: 'aboutMessages', kinds: ['new_conversations', 'new_messages', 'unread_message_reminders', 'like'] },
  { title: 'aboutProfile', kinds: ['weekly_updates', 'reminders'] },
  { title: 'fromUs', kinds: ['news', 'promotions'] },
];

/** Mails to an absent member: a switch for each kind, with an example (ACC-01, ACC-02). */
export function NotificationsView({ notifications, error, onRetry, onSwitch, siteName }: NotificationsViewProps) {
  const intl = useIntl();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <header className="flex flex-col gap-1">
        <BackToMe />
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.page)}</h1>
      </header>
      {notifications ? (
        <section className="flex flex-col gap-5">
          <header className="flex flex-col gap-1">
            <h2 className="text-xl font-semibold">{intl.formatMessage(messages.mail)}</h2>
            <p className="text-ink-muted wrap-anywhere">
              {intl.formatMessage(messages.intro, { email: notifications.email })}
            </p>
          </header>
          {groups.map(({ title, kinds }) => (
            <section key={title} className="flex flex-col gap-2">
              <h3 className="font-semibold">{intl.formatMessage(messages[title])}</h3>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface px-4">
                {kinds
                  .flatMap((kind) => notifications.mails.filter((mail) => mail.kind === kind))
                  .map((mail) => (
                    <li key={mail.kind} className="py-2">
                      <MailSwitch mail={mail} onSwitch={onSwitch} siteName={siteName} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          <p className="text-sm text-ink-muted">{intl.formatMessage(messages.always)}</p>
        </section>
      ) : error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <Skeleton shape="block" className="h-160" label={intl.formatMessage(commonMessages.loading)} />
      )}
    </div>
  );
}

function MailSwitch({
  mail: { kind, on, stoppedBy, example },
  onSwitch,
  siteName,
}: Pick<NotificationsViewProps, 'onSwitch' | 'siteName'> & { mail: MailChoice }) {
  const intl = useIntl();
  return (
    <>
      <Switch
        label={intl.formatMessage(kindMessages[kind])}
        hint={
          <>
            {intl.formatMessage(hintMessages[kind])}
            {stoppedBy && !on ? (
              <span className="mt-1 block font-semibold text-ink">{intl.formatMessage(stopMessages[stoppedBy])}</span>
            ) : null}
          </>
        }
        checked={on}
        onChange={({ currentTarget }) => onSwitch(kind, currentTarget.checked)}
      />
      {example ? <Example {...example} siteName={siteName} /> : null}
    </>
  );
}

/** A mail as its line in a mailbox, which is all that is seen of it at first. */
function Example({ subject, text, siteName }: NonNullable<MailChoice['example']> & { siteName: string }) {
  const intl = useIntl();
  return (
    <details className="group/example">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm text-ink-muted underline-offset-4 hover:underline">
        <ChevronRightIcon aria-hidden className="size-4 group-open/example:rotate-90" />
        {intl.formatMessage(messages.example)}
      </summary>
      <div className="mb-2 flex gap-3 rounded-md bg-surface-sunken p-3">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-notice text-ink">
          <MailIcon className="size-5" />
        </span>
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{siteName}</p>
          <p className="font-semibold">{subject}</p>
          <p className="text-ink-muted">{text}</p>
        </div>
      </div>
    </details>
  );
}
