import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckIcon, Link2OffIcon, MailXIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure, hrefs, LoadError, PageTitle, useApi } from '../shared/index.ts';
import { hintMessages, kindMessages, unsubscribeMessages as messages } from './notifications.messages.ts';
import { notificationsQueries, useUnsubscribe } from './notifications.queries.ts';

/** /unsubscribe?token=…: the target of the link at the end of a mail, without a login. Opening it changes nothing (ACC-01). */
export function UnsubscribeScreen({ token }: { token: string }) {
  const intl = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery({ ...notificationsQueries.link(api, token), refetchOnWindowFocus: false });
  const { mutate, isPending, isSuccess, error: failure } = useUnsubscribe(token);
  const settings = <Link href={hrefs.notifications}>{intl.formatMessage(messages.settings)}</Link>;
  const done = isSuccess || data?.on === false;
  const title =
    data === null ? messages.invalidTitle : done ? messages[isSuccess ? 'doneTitle' : 'alreadyTitle'] : messages.title;
  const page = <PageTitle>{intl.formatMessage(title)}</PageTitle>;
  if (data === null)
    return (
      <>
        {page}
        <FocusPanel
          icon={<Link2OffIcon />}
          title={intl.formatMessage(title)}
          intro={intl.formatMessage(messages.invalidText)}
          footer={settings}
        />
      </>
    );
  if (done)
    return (
      <>
        {page}
        <FocusPanel
          icon={<CircleCheckIcon />}
          title={intl.formatMessage(title)}
          intro={intl.formatMessage(messages.doneText)}
          footer={settings}
        >
          {data ? <KindOfMail kind={data.kind} /> : null}
        </FocusPanel>
      </>
    );
  return (
    <>
      {page}
      <FocusPanel
        icon={<MailXIcon />}
        title={intl.formatMessage(title)}
        intro={data ? intl.formatMessage(messages.ask) : undefined}
        footer={settings}
      >
        {data ? (
          <>
            <KindOfMail kind={data.kind} />
            <FormFailure error={failure} />
            <Button block loading={isPending} onClick={() => mutate()}>
              {intl.formatMessage(messages.button)}
            </Button>
          </>
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" className="h-32" label={intl.formatMessage(commonMessages.loading)} />
        )}
      </FocusPanel>
    </>
  );
}

function KindOfMail({ kind }: { kind: keyof typeof kindMessages }) {
  const intl = useIntl();
  return (
    <p className="flex flex-col rounded-md bg-surface-sunken px-4 py-3">
      <span className="font-semibold text-ink">{intl.formatMessage(kindMessages[kind])}</span>
      <span className="text-sm text-ink-muted">{intl.formatMessage(hintMessages[kind])}</span>
    </p>
  );
}
