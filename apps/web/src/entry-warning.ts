export { ConnectedEntryWarning } from '@heartline/features/site';
