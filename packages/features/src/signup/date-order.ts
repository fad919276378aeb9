/** The order in which the reader writes a date; English is ambiguous, so the country decides. */
export function dateOrder(locale: string, country: string): 'dmy' | 'mdy' | 'ymd' {
  const tag = locale === 'en' ? (country === 'US' ? 'en-US' : 'en-GB') : locale;
  const parts = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(0);
  const order = parts
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type[0]] : []))
    .join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}
