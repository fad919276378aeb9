export { BusyView, type BusyViewProps } from './busy-view.tsx';
export { busyMessages } from './busy.messages.ts';
export { forgetKept } from '../shared/kept/forget-kept.ts';
export { LateView, type LateViewProps } from './late-view.tsx';
export { chatPart, readKept, startPart } from '../shared/kept/kept-store.ts';
export { offlineMessages } from './offline.messages.ts';
export { OfflineView, type OfflineViewProps } from './offline-view.tsx';
