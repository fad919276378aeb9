import type { Locale, User } from '@heartline/api-client';
import { Row, RowList, type RowProps } from '@heartline/ui/navigation/row-list';
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
  MailIcon,
  PencilIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  ShieldIcon,
  UserRoundIcon,
  UserRoundXIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useNames } from '../shared/index.ts';
import { accountHrefs } from './account-hrefs.ts';
import { messages } from './account.messages.ts';
import { meMessages } from './me.messages.ts';

export interface MeListProps {
  user: Pick<User, 'id' | 'email' | 'credits' | 'paidUser' | 'moderator'>;
  /** The page that the list stands beside, by its path; its rows are then low. Undefined on a phone, where the list is the page. */
  path?: string | undefined;
}

/** The member's profile, and who looked at it. */
export function ProfileList({ user, path }: MeListProps) {
  const intl = useIntl();
  return (
    <RowList label={intl.formatMessage(meMessages.profilePart)} dense={path !== undefined}>
      <Way path={path} href={hrefs.profile} icon={<PencilIcon />} label={intl.formatMessage(meMessages.edit)} />
      <Way
        path={path}
        href={hrefs.member(user.id)}
        icon={<UserRoundIcon />}
        label={intl.formatMessage(messages.view)}
      />
      <Way path={path} href={hrefs.visits} icon={<EyeIcon />} label={intl.formatMessage(meMessages.visits)} />
    </RowList>
  );
}

/** Credits and Premium. */
export function MoneyList({ user: { credits, paidUser }, path }: MeListProps) {
  const intl = useIntl();
  return (
    <RowList label={intl.formatMessage(meMessages.moneyPart)} dense={path !== undefined}>
      <Way
        path={path}
        href={hrefs.credits}
        icon={<CoinsIcon />}
        label={intl.formatMessage(meMessages.credits)}
        value={intl.formatMessage(meMessages.balance, { count: credits })}
      />
      <Way
        path={path}
        href={hrefs.premium}
        icon={<GemIcon />}
        label={intl.formatMessage(meMessages.premium)}
        value={paidUser ? intl.formatMessage(meMessages.premiumActive) : undefined}
      />
      <Way
        path={path}
        href={hrefs.transactions()}
        icon={<ReceiptTextIcon />}
        label={intl.formatMessage(meMessages.transactions)}
      />
    </RowList>
  );
}

/** Pages about account and safety. */
export function AccountList({ user: { email, moderator }, path }: MeListProps) {
  const intl = useIntl();
  const { language } = useNames();
  return (
    <RowList label={intl.formatMessage(meMessages.accountPart)} dense={path !== undefined}>
      <Way
        path={path}
        href={hrefs.safety}
        icon={<ShieldIcon />}
        label={intl.formatMessage(messages.safetyTitle)}
        hint={intl.formatMessage(messages.safetyLink)}
      />
      <Way
        path={path}
        href={hrefs.notifications}
        icon={<BellIcon />}
        label={intl.formatMessage(meMessages.notifications)}
      />
      <Way
        path={path}
        href={hrefs.langConfig}
        icon={<LanguagesIcon />}
        label={intl.formatMessage(meMessages.language)}
        value={<span lang={intl.locale}>{language(intl.locale as Locale)}</span>}
      />
      <Way
        path={path}
        href={accountHrefs.email}
        icon={<MailIcon />}
        label={intl.formatMessage(meMessages.email)}
        hint={<span className="wrap-anywhere">{email}</span>}
      />
      <Way
        path={path}
        href={accountHrefs.password}
        icon={<KeyRoundIcon />}
        label={intl.formatMessage(meMessages.password)}
      />
      <Way
        path={path}
        href={accountHrefs.secondStep}
        icon={<ShieldCheckIcon />}
        label={intl.formatMessage(meMessages.secondStep)}
      />
      <Way
        path={path}
        href={accountHrefs.passkeys}
        icon={<FingerprintPatternIcon />}
        label={intl.formatMessage(meMessages.passkeys)}
      />
      <Way
        path={path}
        href={accountHrefs.export}
        icon={<FileDownIcon />}
        label={intl.formatMessage(meMessages.export)}
      />
      {moderator ? (
        <Way
          path={path}
          href={hrefs.moderation}
          icon={<GavelIcon />}
          label={intl.formatMessage(messages.moderationLink)}
        />
      ) : null}
    </RowList>
  );
}

/** Help, and the ways out; `children` stand before the deletion of the account. */
export function HelpList({ path, children }: Pick<MeListProps, 'path'> & { children?: ReactNode }) {
  const intl = useIntl();
  return (
    <RowList label={intl.formatMessage(meMessages.helpPart)} dense={path !== undefined}>
      <Way
        path={path}
        href={hrefs.page('faq')}
        icon={<CircleQuestionMarkIcon />}
        label={intl.formatMessage(meMessages.faq)}
      />
      <Way
        path={path}
        href={hrefs.page('service')}
        icon={<HeadphonesIcon />}
        label={intl.formatMessage(meMessages.service)}
      />
      {children}
      <Way
        path={path}
        href={hrefs.deleteAccount}
        icon={<UserRoundXIcon />}
        label={intl.formatMessage(meMessages.deleteAccount)}
      />
    </RowList>
  );
}

type WayProps = Pick<RowProps, 'label' | 'icon' | 'hint' | 'value'> & { href: string; path: string | undefined };

/** A row that is marked on its page, and on the pages below it. */
function Way({ path, href, ...row }: WayProps) {
  return <Row {...row} href={href} current={path === href || path?.startsWith(`${href}/`) === true} />;
}
