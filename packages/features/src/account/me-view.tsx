import type { User } from '@heartline/api-client';
import { Avatar } from '@heartline/ui/member/avatar';
import { Row, RowList, RowPanel } from '@heartline/ui/navigation/row-list';
import {
  BellIcon,
  LogOutIcon,
  MessageCircleIcon,
  MonitorSmartphoneIcon,
  SmartphoneIcon,
  UsersRoundIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useMedia } from '../shared/index.ts';
import { messages } from './account.messages.ts';
import { installMessages } from './device/install.messages.ts';
import { wideWindow } from './me-frame.tsx';
import { AccountList, HelpList, MoneyList, ProfileList, type MeListProps } from './me-lists.tsx';
import { meMessages } from './me.messages.ts';
import { pushMessages } from './push.messages.ts';

export interface MeViewProps {
  user: MeListProps['user'] & Pick<User, 'name'> & { profile: Pick<User['profile'], 'mainImage'> };
  /** The name of the site. */
  site: string;
  onLogout: () => void;
  loggingOut?: boolean;
  /** The site's consent question, until the member has answered it. */
  question?: ReactNode;
  /** Switches for what others see of the member's chatting. */
  privacy: ReactNode;
  /** Switch for notifications of new messages on this device. */
  push: ReactNode;
  /** How to install the site as an app here. */
  install: ReactNode;
  /** The member came here to install the app. @default false */
  installing?: boolean;
  /** Whether other people also use this device. */
  shared: ReactNode;
  /** Devices the member is signed in on. */
  devices: ReactNode;
}

/**
 * What belongs to the member, one quiet row each. On a phone: the way to every page that does not show people, and settings that unfold
 * in place. In a wide window those ways stand beside it (`MeFrame`).
 */
export function MeView({
  user,
  site,
  onLogout,
  loggingOut = false,
  question,
  privacy,
  push,
  install,
  installing = false,
  shared,
  devices,
}: MeViewProps) {
  const intl = useIntl();
  const wide = useMedia(wideWindow);
  const { name, paidUser, profile } = user;
  const logout = (
    <Row onSelect={onLogout} loading={loggingOut} icon={<LogOutIcon />} label={intl.formatMessage(meMessages.logout)} />
  );
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      {wide ? (
        <h2 className="text-3xl font-display">{intl.formatMessage(meMessages.settingsPart)}</h2>
      ) : (
        <header className="flex items-center gap-4">
          <Avatar
            name={name}
            src={profile.mainImage?.thumb ?? null}
            colour={profile.mainImage?.colour ?? null}
            size="xl"
            ring={paidUser ? 'gold' : 'none'}
          />
          <h1 className="min-w-0 text-3xl font-display wrap-anywhere">{name}</h1>
        </header>
      )}
      {question}
      {wide ? null : (
        <>
          <ProfileList user={user} />
          <MoneyList user={user} />
          <AccountList user={user} />
        </>
      )}
      <RowList label={intl.formatMessage(meMessages.settingsPart)}>
        <RowPanel
          icon={<MessageCircleIcon />}
          label={intl.formatMessage(meMessages.privacy)}
          hint={intl.formatMessage(meMessages.privacyHint)}
        >
          {privacy}
        </RowPanel>
        <RowPanel icon={<BellIcon />} label={intl.formatMessage(pushMessages.title)}>
          {push}
        </RowPanel>
        <RowPanel
          id="install"
          icon={<SmartphoneIcon />}
          label={intl.formatMessage(installMessages.title, { site })}
          open={installing}
        >
          {install}
        </RowPanel>
        <RowPanel icon={<UsersRoundIcon />} label={intl.formatMessage(installMessages.sharedTitle)}>
          {shared}
        </RowPanel>
        <RowPanel icon={<MonitorSmartphoneIcon />} label={intl.formatMessage(messages.devicesTitle)}>
          {devices}
        </RowPanel>
      </RowList>
      {wide ? <RowList label={intl.formatMessage(meMessages.logout)}>{logout}</RowList> : <HelpList>{logout}</HelpList>}
    </div>
  );
}
