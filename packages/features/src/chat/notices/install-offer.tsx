import { Button } from '@heartline/ui/controls/button';
import { Banner } from '@heartline/ui/feedback/banner';
import { useQuery } from '@tanstack/react-query';
import { SmartphoneIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import {
  chatsQueries,
  commonMessages,
  hrefs,
  installApp,
  useApi,
  useDismissal,
  useInstallState,
  useSession,
  useSettings,
  useSharedDevice,
} from '../../shared/index.ts';
import { appMessages as messages } from './app.messages.ts';
import { needsInstallOffer } from './install-rules.ts';
import { countVisit } from './visits.ts';

/** Offers the site as an app to a member who has come back, or has written; a no is final (NAV-12). Not on a shared device. */
export function InstallOffer() {
  const user = useSession();
  const state = useInstallState();
  const { name } = useSettings();
  const { dismissedAt, dismiss } = useDismissal('install');
  const [visits] = useState(() => countVisit());
  const shared = useSharedDevice();
  const { data: hasWritten = false } = useQuery({
    ...chatsQueries.list(useApi()),
    enabled: user !== null,
    select: (chats) => chats.some(({ lastMessage }) => lastMessage?.mine === true),
  });
  if (dismissedAt !== null || shared || !needsInstallOffer(user, state, { visits, hasWritten })) return null;
  const install = async () => {
    await installApp();
    // Closing the browser's own prompt is a no as well.
    dismiss();
  };
  return <InstallAlert site={name} state={state} onInstall={() => void install()} onDismiss={dismiss} />;
}

interface InstallAlertProps {
  /** The name of the site. */
  site: string;
  state: 'offered' | 'ios';
  onInstall: () => void;
  /** The offer was declined, or its link followed: it does not appear again. */
  onDismiss: () => void;
}

/** One line with the offer and its link. On an iPhone, where the app is installed by hand, the link leads to instructions. */
export function InstallAlert({ site, state, onInstall, onDismiss }: InstallAlertProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.installTitle, { site });
  return (
    <Banner
      slim
      tone="neutral"
      label={title}
      icon={<SmartphoneIcon aria-hidden />}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
      actions={
        state === 'offered' ? (
          <Button variant="ghost" size="sm" onClick={onInstall}>
            {intl.formatMessage(messages.installOn)}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" asChild>
            <a href={hrefs.install} onClick={onDismiss}>
              {intl.formatMessage(messages.installHow)}
            </a>
          </Button>
        )
      }
    >
      <span className="me-1.5 font-semibold">{title}</span>
      <span className="hidden text-ink-muted lg:inline">{intl.formatMessage(messages.installText)}</span>
    </Banner>
  );
}
