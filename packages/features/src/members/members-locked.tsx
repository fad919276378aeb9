import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { LockKeyholeIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { JoinLinks } from './join-box.tsx';
import { membersMessages as messages } from './members.messages.ts';

/** Replaces the members for a visitor of a site that shows them to members only (MEM-02). */
export function MembersLocked() {
  const intl = useIntl();
  return (
    <EmptyState
      // On a phone both links need the whole width of the page.
      className="px-0"
      icon={<LockKeyholeIcon />}
      headingLevel={1}
      title={intl.formatMessage(messages.loginTitle)}
      text={intl.formatMessage(messages.loginText)}
      action={<JoinLinks />}
    />
  );
}
