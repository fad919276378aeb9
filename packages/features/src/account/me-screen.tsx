import { useToast } from '@heartline/ui/feedback/toast';
import { useIntl } from 'react-intl';

import { PageTitle, useErrorText, useLogout, useUser } from '../shared/index.ts';
import { ChatPrivacy } from './chat-privacy.tsx';
import { Devices } from './devices.tsx';
import { meMessages } from './me.messages.ts';
import { MeView } from './me-view.tsx';
import { Push } from './push.tsx';

export interface MeScreenProps {
  /** The session is over: the shell leaves the page. */
  onSignedOut: () => void;
}

/** The hub behind “Me”: profile, credits, settings, help and the way out. */
export function MeScreen({ onSignedOut }: MeScreenProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const logout = useLogout({
    onSignedOut,
    onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
  });
  return (
    <>
      <PageTitle>{intl.formatMessage(meMessages.page)}</PageTitle>
      <MeView
        user={useUser()}
        onLogout={() => logout.mutate()}
        loggingOut={logout.isPending}
        privacy={<ChatPrivacy />}
        push={<Push />}
        devices={<Devices />}
      />
    </>
  );
}
