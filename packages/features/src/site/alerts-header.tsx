import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { Alert } from '@heartline/ui/feedback/alert';
import { Banner } from '@heartline/ui/feedback/banner';
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
import { needsActivationReminder, needsPhotoAlert } from './alert-rules.ts';
import type { PageName } from './page-names.ts';
import { alertMessages } from './site.messages.ts';

export interface AlertsHeaderProps {
  page: PageName;
  /** Somebody comes from a sign-up elsewhere (`api_signup_complete`), on a phone: then it is a window (SGN-06). @default false */
  reminderAsModal?: boolean;
  /** In slim lines, the notice that matters most and what is in `children`: above the list of conversations, which needs its room. @default false */
  slim?: boolean;
  /** Notices of other features: time bonus, push. */
  children?: ReactNode;
}

/** What the member should know or do, above the content of a page. */
export function AlertsHeader({ page, reminderAsModal = false, slim = false, children }: AlertsHeaderProps) {
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
        slim={slim}
        pending={resend.isPending}
        onResend={() =>
          resend.mutate(undefined, {
            onSuccess: () => toast.show({ tone: 'success', message: intl.formatMessage(alertMessages.resent) }),
            onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
          })
        }
      />
    ) : null;
  const photoAlert =
    needsPhotoAlert(user, page) && photo.dismissedAt === null ? (
      <PhotoAlert onDismiss={photo.dismiss} slim={slim} />
    ) : null;
  if (slim)
    return (
      <div ref={keptFocus}>
        {reminder ?? photoAlert}
        {children}
      </div>
    );
  return (
    <WarningsHeader ref={keptFocus} label={intl.formatMessage(alertMessages.region)}>
      {reminder}
      {photoAlert}
      {children}
    </WarningsHeader>
  );
}

/** Asks for a photo (ALT-01). */
export function PhotoAlert({ onDismiss, slim = false }: { onDismiss: () => void; slim?: boolean }) {
  const intl = useIntl();
  if (slim)
    return (
      <Banner
        slim
        label={intl.formatMessage(alertMessages.photoTitle)}
        onDismiss={onDismiss}
        dismissLabel={intl.formatMessage(commonMessages.dismiss)}
        actions={
          <Link href={hrefs.profile} variant="strong">
            {intl.formatMessage(alertMessages.addPhoto)}
          </Link>
        }
      >
        {intl.formatMessage(alertMessages.photoTitle)}
      </Banner>
    );
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
