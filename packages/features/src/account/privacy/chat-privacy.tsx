import { Switch } from '@heartline/ui/controls/switch';
import { useToast } from '@heartline/ui/feedback/toast';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useErrorText, useUser } from '../../shared/index.ts';
import { useSaveProfile } from '../account.queries.ts';
import { privacyMessages as messages } from './privacy.messages.ts';

interface Wish {
  showsReading?: boolean;
  showsTyping?: boolean;
}

/** Read marks and "is typing": free to switch off, and mutual (CHAT-09). Links to the other permissions stand below. */
export function ChatPrivacy({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const user = useUser();
  const { mutate } = useSaveProfile();
  // The pressed state, until the server has answered.
  const [wish, setWish] = useState<Wish>({});
  const { showsReading, showsTyping } = { ...user, ...wish };
  const save = (change: Wish) => {
    setWish((before) => ({ ...before, ...change }));
    mutate(change, {
      onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }),
      onSettled: () => setWish({}),
    });
  };
  return (
    <div className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0">
      <Switch
        label={intl.formatMessage(messages.reading)}
        hint={intl.formatMessage(messages.readingHint)}
        checked={showsReading}
        onChange={({ currentTarget }) => save({ showsReading: currentTarget.checked })}
      />
      <Switch
        label={intl.formatMessage(messages.typing)}
        hint={intl.formatMessage(messages.typingHint)}
        checked={showsTyping}
        onChange={({ currentTarget }) => save({ showsTyping: currentTarget.checked })}
      />
      {children}
    </div>
  );
}
