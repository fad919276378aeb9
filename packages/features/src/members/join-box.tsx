import { Button } from '@heartline/ui/controls/button';
import { HeartIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs } from '../shared/index.ts';

export interface JoinBoxProps {
  title: string;
  text: string;
  /** Where signing up begins; it may carry the member in view. */
  signupHref?: string;
}

/** Shown to a visitor where a member could like or write. */
export function JoinBox({ title, text, signupHref = hrefs.signup }: JoinBoxProps) {
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl bg-primary-soft p-5 text-on-primary-soft sm:p-6">
      <HeartIcon aria-hidden className="size-9 shrink-0" strokeWidth={1.6} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-bold">{title}</h2>
        <p>{text}</p>
      </div>
      <JoinLinks signupHref={signupHref} />
    </section>
  );
}

/** Links to sign up and to log in. */
export function JoinLinks({ signupHref = hrefs.signup }: Pick<JoinBoxProps, 'signupHref'>) {
  const intl = useIntl();
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-auto">
      <Button variant="primary" asChild>
        <a href={signupHref}>{intl.formatMessage(commonMessages.signup)}</a>
      </Button>
      <Button asChild variant="outline">
        <a href={hrefs.login}>{intl.formatMessage(commonMessages.login)}</a>
      </Button>
    </div>
  );
}
