import { useIntl } from 'react-intl';

import { memberMessages } from './member.messages.ts';

/**
 * Counts people and fictional profiles of a list separately, wherever their number is shown (LOC-10): “7 people and 3 fictional
 * profiles”.
 */
export function useHeadcount(): (members: readonly { fictional: boolean }[]) => string {
  const intl = useIntl();
  return (members) => {
    const fictional = members.filter((member) => member.fictional).length;
    const people = members.length - fictional;
    const told = [
      ...(people > 0 || fictional === 0 ? [intl.formatMessage(memberMessages.people, { count: people })] : []),
      ...(fictional > 0 ? [intl.formatMessage(memberMessages.fictionalProfiles, { count: fictional })] : []),
    ];
    return intl.formatList(told, { type: 'conjunction' });
  };
}
