import { Link } from '@heartline/ui/controls/link';
import { useIntl } from 'react-intl';

import { auditMessages as messages } from './audit.messages.ts';
import type { AuditEntry } from '../moderation.queries.ts';
import { auditHref } from '../paths.ts';

/** The actor of an entry, by name, with a link to their other actions. */
export function Actor({ actor, by }: Pick<AuditEntry, 'actor' | 'by'>) {
  const name = useActorName()({ actor, by });
  return (
    <Link variant="quiet" href={auditHref({ actor })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** A moderator's name; other texts for one whose account is gone, and for actions without a moderator. */
export function useActorName() {
  const intl = useIntl();
  return ({ actor, by }: Pick<AuditEntry, 'actor' | 'by'>): string => {
    if (by) return by.name;
    const [kind = '', name = ''] = actor.split(':');
    if (kind === 'member') return intl.formatMessage(messages.actorGone);
    if (kind === 'cli') return intl.formatMessage(messages.actorServer, { name });
    return intl.formatMessage(messages.actorSystem);
  };
}
