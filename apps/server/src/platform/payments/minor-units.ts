const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** 1499 in EUR as "14.99"; without floating-point arithmetic. */
export function decimalOf(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** "14.99" in EUR as 1499. @throws Error for a text that is no amount in this currency */
export function minorUnitsOf(decimal: string, currency: string): number {
  const digits = digitsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === '' || fraction.length !== digits) throw new Error(`no amount in ${currency}: ${decimal}`);
  return Number(whole + fraction);
}
