import type { MailStop } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Banner } from '@heartline/ui/feedback/banner';
import { useToast } from '@heartline/ui/feedback/toast';
import { WarningsHeader } from '@heartline/ui/shell/warnings-header';
import { BellIcon, CameraIcon, MailXIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  useDismissal,
  useErrorText,
  useKeptFocus,
  usePushState,
  useResendActivation,
  useSession,
  useSwitchPush,
} from '../shared/index.ts';
import { ActivationReminder } from './activation-reminder.tsx';
import { mailsOffReason, needsActivationReminder, needsPhotoAlert, needsPushAlert } from './alert-rules.ts';
import type { PageName } from './page-names.ts';
import { alertMessages, mailsOffMessages } from './alert.messages.ts';

export interface AlertsHeaderProps {
  page: PageName;
  /**
   * Shows the reminder as a modal, on a phone: the member comes from a sign-up on another site (`api_signup_complete`, SGN-06).
   * @default false
   */
  reminderAsModal?: boolean;
  /** Shown if nothing is more important: the time bonus, else the offer of notifications. */
  children?: ReactNode;
}

/**
 * The most important notice for a member, in one line above the content: to confirm the address, else that mails are off, else to add a
 * photo, else `children`.
 */
export function AlertsHeader({ page, reminderAsModal = false, children }: AlertsHeaderProps) {
  const intl = useIntl();
  const user = useSession();
  const toast = useToast();
  const errorText = useErrorText();
  const resend = useResendActivation();
  const photo = useDismissal('photo');
  const keptFocus = useKeptFocus();
  const reminder =
    user && needsActivationReminder(user, page) ? (
      <ActivationReminder
        email={user.email}
        asModal={reminderAsModal}
        pending={resend.isPending}
        onResend={() =>
          resend.mutate(undefined, {
            onSuccess: ({ already }) => {
              if (!already) toast.show({ tone: 'success', message: intl.formatMessage(alertMessages.resent) });
            },
            onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
          })
        }
      />
    ) : null;
  const photoAlert =
    needsPhotoAlert(user, page) && photo.dismissedAt === null ? <PhotoAlert onDismiss={photo.dismiss} /> : null;
  const mailsOff = mailsOffReason(user, page);
  // Dismissed separately for each reason: a member who has unsubscribed is still told that mails bounce.
  const stopped = useDismissal(`mails-off-${mailsOff ?? 'none'}`);
  const mailsAlert =
    mailsOff && stopped.dismissedAt === null ? <MailsOffAlert reason={mailsOff} onDismiss={stopped.dismiss} /> : null;
  return (
    <WarningsHeader ref={keptFocus} label={intl.formatMessage(alertMessages.region)}>
      {reminder ?? mailsAlert ?? photoAlert ?? children}
    </WarningsHeader>
  );
}

/** Explains why mails are switched off, and links to the switch (ALT-03). */
export function MailsOffAlert({ reason, onDismiss }: { reason: MailStop; onDismiss: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage(mailsOffMessages[reason]);
  return (
    <Banner
      slim
      tone="neutral"
      label={title}
      icon={<MailXIcon aria-hidden />}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
      actions={
        <Button variant="ghost" size="sm" asChild>
          <a href={hrefs.notifications}>{intl.formatMessage(mailsOffMessages.action)}</a>
        </Button>
      }
    >
      <span className="me-1.5 font-semibold">{title}</span>
      <span className="hidden text-ink-muted lg:inline">{intl.formatMessage(mailsOffMessages.text)}</span>
    </Banner>
  );
}

/** Asks for a photo (ALT-01). */
export function PhotoAlert({ onDismiss }: { onDismiss: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage(alertMessages.photoTitle);
  return (
    <Banner
      slim
      tone="neutral"
      label={title}
      icon={<CameraIcon aria-hidden />}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
      actions={
        <Button variant="ghost" size="sm" asChild>
          <a href={hrefs.profile}>{intl.formatMessage(alertMessages.addPhoto)}</a>
        </Button>
      }
    >
      <span className="me-1.5 font-semibold">{title}</span>
      <span className="hidden text-ink-muted lg:inline">{intl.formatMessage(alertMessages.photoText)}</span>
    </Banner>
  );
}

/** Offers notifications on this device if they are possible and were not declined (ALT-02), otherwise `otherwise`. */
export function PushOffer({ page, otherwise = null }: { page: PageName; otherwise?: ReactNode }) {
  const intl = useIntl();
  const user = useSession();
  const toast = useToast();
  const { dismissedAt, dismiss } = useDismissal('push');
  const state = usePushState();
  const { mutate, isPending } = useSwitchPush();
  if (!needsPushAlert(user, page, state) || dismissedAt !== null) return otherwise;
  const onError = () => toast.show({ tone: 'danger', message: intl.formatMessage(alertMessages.pushFailed) });
  return <PushAlert pending={isPending} onDismiss={dismiss} onSwitch={() => mutate(true, { onError })} />;
}

interface PushAlertProps {
  /** Only now does the browser ask. */
  onSwitch: () => void;
  onDismiss: () => void;
  pending: boolean;
}

/** Offers notifications, and explains their purpose (ALT-02). */
export function PushAlert({ onSwitch, onDismiss, pending }: PushAlertProps) {
  const intl = useIntl();
  const title = intl.formatMessage(alertMessages.pushTitle);
  return (
    <Banner
      slim
      tone="neutral"
      label={title}
      icon={<BellIcon aria-hidden />}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
      actions={
        <Button variant="ghost" size="sm" loading={pending} onClick={onSwitch}>
          {intl.formatMessage(alertMessages.pushOn)}
        </Button>
      }
    >
      <span className="me-1.5 font-semibold">{title}</span>
      <span className="hidden text-ink-muted lg:inline">{intl.formatMessage(alertMessages.pushText)}</span>
    </Banner>
  );
}
