export { BusyView, type BusyViewProps } from './busy-view.tsx';
export { busyMessages } from './busy.messages.ts';
export { offlineMessages } from './offline.messages.ts';
export { OfflineView, type OfflineViewProps } from './offline-view.tsx';
