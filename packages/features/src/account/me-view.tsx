import type { Locale, User } from '@heartline/api-client';
import { Avatar } from '@heartline/ui/member/avatar';
import { Row, RowList, RowPanel } from '@heartline/ui/navigation/row-list';
import {
  BellIcon,
  CircleQuestionMarkIcon,
  CoinsIcon,
  EyeIcon,
  FileDownIcon,
  FingerprintPatternIcon,
  GavelIcon,
  GemIcon,
  HeadphonesIcon,
  KeyRoundIcon,
  LanguagesIcon,
  LogOutIcon,
  MailIcon,
  MessageCircleIcon,
  MonitorSmartphoneIcon,
  PencilIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  ShieldIcon,
  SmartphoneIcon,
  UserRoundIcon,
  UserRoundXIcon,
  UsersRoundIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useNames } from '../shared/index.ts';
import { accountHrefs } from './account-hrefs.ts';
import { messages } from './account.messages.ts';
import { installMessages } from './device/install.messages.ts';
import { meMessages } from './me.messages.ts';
import { pushMessages } from './push.messages.ts';

export interface MeViewProps {
  user: Pick<User, 'id' | 'name' | 'email' | 'credits' | 'paidUser' | 'moderator'> & {
    profile: Pick<User['profile'], 'mainImage'>;
  };
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

/** Everything that belongs to the member, one quiet row each; on a phone the way to every page that does not show people. */
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
  const { language } = useNames();
  const { id, name, email, credits, paidUser, moderator, profile } = user;
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5 lg:max-w-240">
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
      {question}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8">
        <RowList label={intl.formatMessage(meMessages.profilePart)}>
          <Row href={hrefs.profile} icon={<PencilIcon />} label={intl.formatMessage(meMessages.edit)} />
          <Row href={hrefs.member(id)} icon={<UserRoundIcon />} label={intl.formatMessage(messages.view)} />
          <Row href={hrefs.visits} icon={<EyeIcon />} label={intl.formatMessage(meMessages.visits)} />
        </RowList>
        <RowList label={intl.formatMessage(meMessages.moneyPart)}>
          <Row
            href={hrefs.credits}
            icon={<CoinsIcon />}
            label={intl.formatMessage(meMessages.credits)}
            value={intl.formatMessage(meMessages.balance, { count: credits })}
          />
          <Row
            href={hrefs.premium}
            icon={<GemIcon />}
            label={intl.formatMessage(meMessages.premium)}
            value={paidUser ? intl.formatMessage(meMessages.premiumActive) : undefined}
          />
          <Row
            href={hrefs.transactions()}
            icon={<ReceiptTextIcon />}
            label={intl.formatMessage(meMessages.transactions)}
          />
        </RowList>
        <RowList
          label={intl.formatMessage(meMessages.accountPart)}
          className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          <Row
            href={hrefs.safety}
            icon={<ShieldIcon />}
            label={intl.formatMessage(messages.safetyTitle)}
            hint={intl.formatMessage(messages.safetyLink)}
          />
          <Row href={hrefs.notifications} icon={<BellIcon />} label={intl.formatMessage(meMessages.notifications)} />
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
          <Row
            href={hrefs.langConfig}
            icon={<LanguagesIcon />}
            label={intl.formatMessage(meMessages.language)}
            value={<span lang={intl.locale}>{language(intl.locale as Locale)}</span>}
          />
          <Row
            href={accountHrefs.email}
            icon={<MailIcon />}
            label={intl.formatMessage(meMessages.email)}
            hint={<span className="wrap-anywhere">{email}</span>}
          />
          <Row href={accountHrefs.password} icon={<KeyRoundIcon />} label={intl.formatMessage(meMessages.password)} />
          <Row
            href={accountHrefs.secondStep}
            icon={<ShieldCheckIcon />}
            label={intl.formatMessage(meMessages.secondStep)}
          />
          <Row
            href={accountHrefs.passkeys}
            icon={<FingerprintPatternIcon />}
            label={intl.formatMessage(meMessages.passkeys)}
          />
          <RowPanel icon={<MonitorSmartphoneIcon />} label={intl.formatMessage(messages.devicesTitle)}>
            {devices}
          </RowPanel>
          <Row href={accountHrefs.export} icon={<FileDownIcon />} label={intl.formatMessage(meMessages.export)} />
          {moderator ? (
            <Row href={hrefs.moderation} icon={<GavelIcon />} label={intl.formatMessage(messages.moderationLink)} />
          ) : null}
        </RowList>
        <RowList label={intl.formatMessage(meMessages.helpPart)}>
          <Row href={hrefs.page('faq')} icon={<CircleQuestionMarkIcon />} label={intl.formatMessage(meMessages.faq)} />
          <Row href={hrefs.page('service')} icon={<HeadphonesIcon />} label={intl.formatMessage(meMessages.service)} />
          <Row
            onSelect={onLogout}
            loading={loggingOut}
            icon={<LogOutIcon />}
            label={intl.formatMessage(meMessages.logout)}
          />
          <Row
            href={hrefs.deleteAccount}
            icon={<UserRoundXIcon />}
            label={intl.formatMessage(meMessages.deleteAccount)}
          />
        </RowList>
      </div>
    </div>
  );
}
