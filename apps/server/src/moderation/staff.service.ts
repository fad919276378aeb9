import { writeAudit } from '../platform/audit.ts';
import type { Platform } from '../platform/platform.ts';
import { listStaff, setStaff } from './staff.store.ts';

export interface Staff {
  /** Makes members staff, by id or e-mail address, or revokes it. Returns the number of accounts changed. */
  set: (who: string, staff: boolean, actor: string) => Promise<number>;
  list: () => Promise<{ public_id: string; name: string; pool: string }[]>;
}

/** Which members may moderate. Only an operator with access to the server's command line can change it; no endpoint can. */
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
