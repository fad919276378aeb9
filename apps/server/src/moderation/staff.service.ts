import { writeAudit } from '../platform/audit.ts';
import type { Platform } from '../platform/platform.ts';
import { listStaff, setStaff } from './staff.store.ts';

export interface Staff {
  /** Makes members staff, by id or e-mail address, or takes it from them. Gives how many accounts were changed. */
  set: (who: string, staff: boolean, actor: string) => Promise<number>;
  list: () => Promise<{ public_id: string; name: string; pool: string }[]>;
}

/** Who may moderate. Only whoever has the server's command line decides that; nothing over HTTP does. */
export function createStaff({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Staff {
  return {
    set: (who, staff, actor) =>
      sql.begin(async (tx) => {
        const changed = await setStaff(tx, who, staff);
        const action = staff ? 'staff.appoint' : 'staff.dismiss';
        for (const { id, public_id } of changed)
          await writeAudit(tx, { actor, action, subject: `member:${public_id}`, memberId: id }, clock.now());
        return changed.length;
      }),
    list: async () => [...(await listStaff(sql))],
  };
}
