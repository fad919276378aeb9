import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { CircleCheckIcon, LogInIcon, UserRoundXIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle } from '../../shared/index.ts';
import { linkMessages } from './link.messages.ts';

/** The mailed link was opened again after it had confirmed the address. */
export function AlreadyConfirmed({ email, signedIn }: { email: string; signedIn: boolean }) {
  const intl = useIntl();
  return (
    <Panel
      icon={<CircleCheckIcon />}
      title={intl.formatMessage(linkMessages.doneAlreadyTitle)}
      text={intl.formatMessage(linkMessages.doneAlreadyText, { email })}
      href={signedIn ? hrefs.completeSignup : loginHref}
      action={intl.formatMessage(signedIn ? linkMessages.goOn : linkMessages.login)}
    />
  );
}

/** The mailed link belongs to another account than the one signed in here. */
export function ForeignLink({ name }: { name: string }) {
  const intl = useIntl();
  return (
    <Panel
      icon={<UserRoundXIcon />}
      title={intl.formatMessage(linkMessages.foreignTitle)}
      text={intl.formatMessage(linkMessages.foreignText, { name })}
    />
  );
}

/** A visitor without a link must log in to answer the questions. */
export function LoginToGoOn() {
  const intl = useIntl();
  return (
    <Panel
      icon={<LogInIcon />}
      title={intl.formatMessage(linkMessages.loginTitle)}
      text={intl.formatMessage(linkMessages.loginText)}
      href={loginHref}
      action={intl.formatMessage(linkMessages.login)}
    />
  );
}

const loginHref = `${hrefs.login}?next=${encodeURIComponent(hrefs.completeSignup)}`;

interface PanelProps {
  icon: ReactNode;
  title: string;
  text: string;
  href?: string;
  action?: string;
}

function Panel({ icon, title, text, href, action }: PanelProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FocusPanel icon={icon} title={title} intro={text}>
        {href ? (
          <Button variant="primary" size="lg" block asChild>
            <a href={href}>{action}</a>
          </Button>
        ) : null}
      </FocusPanel>
    </>
  );
}
