import { useIntl } from 'react-intl';

import { commonMessages } from '../messages/common.messages.ts';
import { useSettings } from '../session/session.queries.ts';

/** Title of the page in tab and history: "Messages · Heartline". React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  const intl = useIntl();
  const { name } = useSettings();
  return <title>{intl.formatMessage(commonMessages.pageTitle, { page: children, site: name })}</title>;
}
