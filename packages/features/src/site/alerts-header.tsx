import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { useToast } from '@heartline/ui/feedback/toast';
import { WarningsHeader } from '@heartline/ui/shell/warnings-header';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  useDismissal,
  useErrorText,
  useKeptFocus,
  useResendActivation,
  useSession,
} from '../shared/index.ts';
import { ActivationReminder } from './activation-reminder.tsx';
import { needsActivationReminder, needsPhotoAlert, type PageName } from './alert-rules.ts';
import { alertMessages } from './site.messages.ts';

export interface AlertsHeaderProps {
  page: PageName;
  /** The URL has `api_signup_complete`, and the screen is a phone's (SGN-06). */
  reminderAsModal?: boolean;
  /** Notices of other features: time bonus, push. */
  children?: ReactNode;
}

/** What the member should know or do, above the content of a page. */
export function AlertsHeader({ page, reminderAsModal = false, children }: AlertsHeaderProps) {
  const intl = useIntl();
  const user = useSession();
  const toast = useToast();
  const errorText = useErrorText();
  const resend = useResendActivation();
  const photo = useDismissal('photo');
  const keptFocus = useKeptFocus();
  return (
    <WarningsHeader ref={keptFocus} label={intl.formatMessage(alertMessages.region)}>
      {user && needsActivationReminder(user, page) ? (
        <ActivationReminder
          email={user.email}
          asModal={reminderAsModal}
          pending={resend.isPending}
          onResend={() =>
            resend.mutate(undefined, {
              onSuccess: () => toast.show({ tone: 'success', message: intl.formatMessage(alertMessages.resent) }),
              onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
            })
          }
        />
      ) : null}
      {needsPhotoAlert(user, page) && photo.dismissedAt === null ? <PhotoAlert onDismiss={photo.dismiss} /> : null}
      {children}
    </WarningsHeader>
  );
}

/** Asks for a photo (ALT-01). */
export function PhotoAlert({ onDismiss }: { onDismiss: () => void }) {
  const intl = useIntl();
  return (
    <Alert
      tone="info"
      title={intl.formatMessage(alertMessages.photoTitle)}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage(commonMessages.dismiss)}
      actions={
        <Button variant="soft" size="sm" asChild>
          <a href={hrefs.profile}>{intl.formatMessage(alertMessages.addPhoto)}</a>
        </Button>
      }
    >
      {intl.formatMessage(alertMessages.photoText)}
    </Alert>
  );
}
