export { TransactionRow, type TransactionRowProps } from './transaction-row.tsx';
