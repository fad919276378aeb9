import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { BlockedRow } from '@heartline/ui/member/blocked-row';
import { BanIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useErrorText } from '../shared/index.ts';
import { safetyMessages as messages } from './safety.messages.ts';
import { useUnblock, type BlockedMember } from './safety.queries.ts';

/** Whom the member has blocked, and the way to take it back (MEM-06). */
export function BlockedMembers({ members }: { members: readonly BlockedMember[] }) {
  const intl = useIntl();
  if (members.length === 0)
    return (
      <EmptyState
        size="sm"
        headingLevel={3}
        icon={<BanIcon />}
        title={intl.formatMessage(messages.blockedNone)}
        text={intl.formatMessage(messages.blockedHow)}
      />
    );
  return (
    <ul className="flex flex-col gap-3">
      {members.map((member) => (
        <li key={member.id}>
          <Blocked member={member} />
        </li>
      ))}
    </ul>
  );
}

function Blocked({ member: { id, name } }: { member: BlockedMember }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, error } = useUnblock();
  return (
    <BlockedRow
      name={name}
      unblockText={intl.formatMessage(messages.unblock)}
      unblockLabel={intl.formatMessage(messages.unblockName, { name })}
      unblocking={isPending}
      doneText={isSuccess ? intl.formatMessage(messages.unblocked) : undefined}
      error={error ? errorText(error) : undefined}
      onUnblock={() => mutate(id)}
    />
  );
}
