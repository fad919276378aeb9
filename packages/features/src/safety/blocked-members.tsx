import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { BlockedRow } from '@heartline/ui/member/blocked-row';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { BanIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useErrorText, useSiteMemberWording } from '../shared/index.ts';
import { safetyMessages as messages } from './safety.messages.ts';
import { useUnblock, type BlockedMember } from './safety.queries.ts';

/** The members that the viewer has blocked, with buttons to unblock them (MEM-06). */
export function BlockedMembers({ members }: { members: readonly BlockedMember[] }) {
  const intl = useIntl();
  if (members.length === 0)
    return (
      <EmptyState
        size="sm"
        className="max-w-none rounded-lg border border-line bg-surface"
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

function Blocked({ member: { id, name, fictional, blockedAt } }: { member: BlockedMember }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const wording = useSiteMemberWording();
  const { mutate, isPending, isSuccess, error } = useUnblock();
  return (
    <BlockedRow
      name={name}
      when={
        <>
          {fictional ? <FictionalMark label={wording.fictional} className="mt-1" /> : null}
          <span className="block">{intl.formatMessage(messages.blockedOn, { date: new Date(blockedAt) })}</span>
        </>
      }
      unblockText={intl.formatMessage(messages.unblock)}
      unblockLabel={intl.formatMessage(messages.unblockName, { name })}
      unblocking={isPending}
      doneText={isSuccess ? intl.formatMessage(messages.unblocked) : undefined}
      error={error ? errorText(error) : undefined}
      onUnblock={() => mutate(id)}
    />
  );
}
