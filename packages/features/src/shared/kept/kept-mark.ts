import { keptKey as key, localStore } from '../storage/browser-storage.ts';

/** The member whose conversations this device stores. */
export const keptMember = (): unknown => localStore.read(key);
export const noteKeptMember = (memberId: string): boolean => localStore.write(key, memberId);
export const removeKeptMark = (): void => localStore.remove(key);
