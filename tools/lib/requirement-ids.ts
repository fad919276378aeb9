const counts = { LOC: 10, NAV: 12, SES: 9, SGN: 8, ALT: 9, MEM: 10, LIK: 2, CHAT: 10, PAY: 8, ACC: 8, LND: 3, LIB: 5 };

/** Every id of the requirements list, LOC-01 to LIB-05. */
export const requirementIds: string[] = Object.entries(counts).flatMap(([area, count]) =>
  Array.from({ length: count }, (_item, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
);
