export type DatePart = 'day' | 'month' | 'year';
export type DateParts = Record<DatePart, string>;

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The three components of 'YYYY-MM-DD', as people write them; empty strings for anything else. */
export function toParts(value: string): DateParts {
  const [, year = '', month = '', day = ''] = iso.exec(value) ?? [];
  return { day, month, year };
}

/** 'YYYY-MM-DD' once all three are filled, else ''. Does not check that the day exists: 31 February passes. */
export function toValue({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads a whole date from the clipboard, in the order of the field or year first. */
export function parsePasted(text: string, order: readonly DatePart[]): DateParts | undefined {
  const numbers = text
    .trim()
    .split(/[^\d]+/)
    .filter(Boolean);
  if (numbers.length !== 3) return undefined;
  const used = numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : order;
  const parts = { day: '', month: '', year: '' };
  used.forEach((part, index) => {
    parts[part] = numbers[index] ?? '';
  });
  return toValue(parts) === '' ? undefined : parts;
}
