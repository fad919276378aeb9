/** Files that the server makes when they are asked for. */
export const receiptHrefs = {
  pdf: (id: string): string => `/api/receipts/${encodeURIComponent(id)}/pdf`,
  table: '/api/transactions.csv',
} as const;
