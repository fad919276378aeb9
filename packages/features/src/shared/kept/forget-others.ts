import { keptKey, localStore } from '../storage/browser-storage.ts';

/** Deletes this device's stored data of anybody but this member. If there are none, loads no code for it. */
export async function forgetOthers(memberId?: string): Promise<void> {
  const kept = localStore.read(keptKey);
  if (kept !== undefined && kept !== memberId) await (await import('./forget-kept.ts')).forgetKept();
}
