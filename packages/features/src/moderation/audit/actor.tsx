import { Link } from '@heartline/ui/controls/link';
import { useIntl } from 'react-intl';

import { auditMessages as messages } from './audit.messages.ts';
import type { AuditEntry } from '../moderation.queries.ts';
import { auditHref } from '../paths.ts';

/** Who did something, by name, and the way to whatever else they did. */
export function Actor({ actor, by }: Pick<AuditEntry, 'actor' | 'by'>) {
  const name = useActorName()({ actor, by });
  return (
    <Link variant="quiet" href={auditHref({ actor })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** A moderator's name; plain words for one who is gone, and for what was done by no moderator. */
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
