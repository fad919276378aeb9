import { ApiError, NetworkError } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';
import { useIntl } from 'react-intl';

import { useErrorText, usePushState, useSettings, useSwitchPush } from '../shared/index.ts';
import { pushMessages as messages } from './push.messages.ts';
import { PushView } from './push-view.tsx';

export function Push() {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { name } = useSettings();
  const { mutate, isPending } = useSwitchPush();
  return (
    <PushView
      state={usePushState()}
      site={name}
      pending={isPending}
      onSwitch={(on) =>
        mutate(on, {
          onError: (error) => {
            const isOurs = error instanceof ApiError || error instanceof NetworkError;
            // The browser's own error text would not help the member.
            const message = isOurs ? errorText(error) : intl.formatMessage(messages.failed);
            toast.show({ tone: 'danger', message });
          },
        })
      }
    />
  );
}
