/** A cell: numbers are written unchanged, texts are made safe, null is empty. */
export type Cell = string | number | null;

/**
 * One line of a table by RFC 4180. A text that a spreadsheet would take for a formula is prefixed with an apostrophe (OWASP, CSV
 * injection): then it is read as text.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
