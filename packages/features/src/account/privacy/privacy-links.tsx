import { Link } from '@heartline/ui/controls/link';
import { useIntl } from 'react-intl';

import { hrefs, useSettings } from '../../shared/index.ts';
import { privacyMessages as messages } from './privacy.messages.ts';

/** Links to the switches on other pages, each beside its subject: photos, visits, statistics. */
export function PrivacyLinks() {
  const intl = useIntl();
  const { analytics } = useSettings();
  const links = [
    [hrefs.profile, messages.photos],
    [hrefs.visits, messages.visits],
    // Other sites measure nothing.
    ...(analytics ? [[hrefs.page('cookies'), messages.measuring] as const] : []),
  ] as const;
  return (
    <ul className="flex flex-col">
      {links.map(([href, message]) => (
        <li key={href}>
          <Link href={href} className="inline-flex min-h-11 items-center">
            {intl.formatMessage(message)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
