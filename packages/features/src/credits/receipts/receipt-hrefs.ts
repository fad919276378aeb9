/** Files that the server makes on request. */
export const receiptHrefs = {
  pdf: (id: string): string => `/api/receipts/${encodeURIComponent(id)}/pdf`,
  table: '/api/transactions.csv',
} as const;
