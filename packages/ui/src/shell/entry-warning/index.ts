export { EntryWarning, type EntryWarningProps } from './entry-warning.tsx';
