export { BlockedRow, type BlockedRowProps } from './blocked-row.tsx';
