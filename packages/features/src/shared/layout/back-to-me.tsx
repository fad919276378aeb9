import { BackButton } from '@heartline/ui/navigation/back-button';
import { useIntl } from 'react-intl';

import { hrefs } from '../hrefs/hrefs.ts';
import { commonMessages } from '../messages/common.messages.ts';

/** The way back, above the title of every page that "Me" leads to; not where the lists of "Me" stand beside it. */
export function BackToMe() {
  const intl = useIntl();
  return (
    <BackButton
      showLabel
      href={hrefs.me}
      label={intl.formatMessage(commonMessages.toMe)}
      className="-my-1.5 -ml-2.5 self-start lg:in-data-[slot=me-frame]:hidden"
    />
  );
}
