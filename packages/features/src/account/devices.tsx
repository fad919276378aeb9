import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, useApi, useErrorText } from '../shared/index.ts';
import { messages } from './account.messages.ts';
import { accountQueries, useEndSession } from './account.queries.ts';
import { DevicesView } from './devices-view.tsx';

export function Devices() {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(accountQueries.devices(useApi()));
  const { mutate, isPending } = useEndSession();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" className="h-32" label={intl.formatMessage(commonMessages.loading)} />;
  return (
    <DevicesView
      devices={data}
      pending={isPending}
      onSignOut={(id) =>
        mutate(id, {
          onSuccess: () => {
            if (id === null) toast.show({ tone: 'success', message: intl.formatMessage(messages.signedOutAll) });
          },
          onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }),
        })
      }
    />
  );
}
