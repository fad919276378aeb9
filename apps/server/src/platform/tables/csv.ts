/** A cell: numbers are written unchanged, texts are made safe, null is empty. */
export type Cell = string | number | null;

/** The beginning of what a spreadsheet takes for a formula. Some skip blanks before it, some read the wide forms of the signs. */
const formula = /^(?:[\t\r]|[\p{White_Space}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
/** The same behind a character at which some split a cell: with German or French settings at a semicolon. */
const laterFormula = /[;\t\r\n](?=[\p{White_Space}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/gu;

/**
 * One line of a table by RFC 4180. A text that a spreadsheet would take for a formula is prefixed with an apostrophe (OWASP, CSV
 * injection): then it is read as text.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = `${formula.test(cell) ? "'" : ''}${cell.replaceAll(laterFormula, "$&'")}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
