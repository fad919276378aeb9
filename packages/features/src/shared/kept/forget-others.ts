import { keptKey, localStore } from '../storage/browser-storage.ts';

/** Takes away what this device keeps of anybody but this member. Where it keeps nothing, nothing is loaded for it. */
export async function forgetOthers(memberId?: string): Promise<void> {
  const kept = localStore.read(keptKey);
  if (kept !== undefined && kept !== memberId) await (await import('./forget-kept.ts')).forgetKept();
}
