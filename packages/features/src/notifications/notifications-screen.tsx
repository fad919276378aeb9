import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useErrorText, useSettings } from '../shared/index.ts';
import { messages } from './notifications.messages.ts';
import { notificationsQueries, useSwitchMail } from './notifications.queries.ts';
import { NotificationsView } from './notifications-view.tsx';

/** /notifications: which mails the member gets, and why one is off (ACC-01, ACC-02). */
export function NotificationsScreen() {
  const intl = useIntl();
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const { mailName } = useSettings();
  const { data, error, refetch } = useQuery(notificationsQueries.choices(api));
  const { mutate } = useSwitchMail();
  const alert = (failure: unknown) => toast.show({ tone: 'danger', message: errorText(failure) });
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <NotificationsView
        notifications={data}
        error={error}
        onRetry={() => void refetch()}
        onSwitch={(kind, on) => mutate({ kind, on }, { onError: alert })}
        siteName={mailName}
      />
    </>
  );
}
