import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { CircleCheckIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle } from '../shared/index.ts';
import { afterMessages } from './deletion.messages.ts';

/** After the deletion (ACC-05). */
export function AccountDeletedScreen() {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(afterMessages.deletedTitle)}</PageTitle>
      <FocusPanel
        icon={<CircleCheckIcon />}
        title={intl.formatMessage(afterMessages.deletedTitle)}
        intro={intl.formatMessage(afterMessages.deletedIntro, { days: limits.deletionDays })}
      >
        <Button size="lg" block asChild>
          <a href={hrefs.home}>{intl.formatMessage(afterMessages.home)}</a>
        </Button>
      </FocusPanel>
    </>
  );
}
