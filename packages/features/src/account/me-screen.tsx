import { useToast } from '@heartline/ui/feedback/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle, useErrorText, useLogout, useSettings, useUser } from '../shared/index.ts';
import { ChatPrivacy } from './privacy/chat-privacy.tsx';
import { Devices } from './devices.tsx';
import { Install } from './device/install.tsx';
import { SharedDevice } from './device/shared-device.tsx';
import { meMessages } from './me.messages.ts';
import { MeView } from './me-view.tsx';
import { PrivacyLinks } from './privacy/privacy-links.tsx';
import { Push } from './push.tsx';
import { ResellQuestion, ResellSwitch } from './resell/resell-view.tsx';
import { useResell } from './resell/use-resell.ts';

export interface MeScreenProps {
  /** The session has ended: the shell leaves the page. */
  onSignedOut: () => void;
}

/** The hub behind “Me”: profile, credits, settings, help and logging out. */
export function MeScreen({ onSignedOut }: MeScreenProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const logout = useLogout({
    onSignedOut,
    onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
  });
  const resell = useResell();
  const [installing] = useState(() => hrefs.install.endsWith(location.hash) && location.hash !== '');
  return (
    <>
      <PageTitle>{intl.formatMessage(meMessages.page)}</PageTitle>
      <MeView
        user={useUser()}
        site={useSettings().name}
        onLogout={() => logout.mutate()}
        loggingOut={logout.isPending}
        question={resell?.given === null ? <ResellQuestion onChoose={resell.choose} /> : undefined}
        privacy={
          <ChatPrivacy>
            {typeof resell?.given === 'boolean' ? <ResellSwitch given={resell.given} onChoose={resell.choose} /> : null}
            <PrivacyLinks />
          </ChatPrivacy>
        }
        push={<Push />}
        install={<Install />}
        installing={installing}
        shared={<SharedDevice />}
        devices={<Devices />}
      />
    </>
  );
}
