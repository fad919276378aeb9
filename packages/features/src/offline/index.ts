export { offlineMessages } from './offline.messages.ts';
export { OfflineView, type OfflineViewProps } from './offline-view.tsx';
