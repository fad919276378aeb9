import type { Platform } from '../platform/platform.ts';
import { StartError } from '../platform/start-error.ts';
import { findAccount } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { demoLogins, demoPool } from './demo-logins.ts';

/** Refuses a database filled by the demo: the passwords of its logins are public. @throws StartError */
export async function refusePublicLogins({ sql }: Pick<Platform, 'sql'>): Promise<void> {
  const open: string[] = [];
  for (const { email, password } of demoLogins) {
    const account = await findAccount(sql, demoPool, email, '');
    if (account?.status === 'active' && (await passwordHasher.verify(account.password_hash ?? undefined, password)))
      open.push(email);
  }
  if (open.length > 0)
    throw new StartError(
      `the database was filled by the demo, and everybody knows the passwords of ${open.join(' and ')}: use another database, give them other passwords, or set DEMO=1`,
    );
}
