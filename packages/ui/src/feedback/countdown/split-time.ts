/** Hours, minutes and seconds left, two digits each; hours may need more. Rounded up to seconds, and never negative. */
export function splitTime(milliseconds: number): [hours: string, minutes: string, seconds: string] {
  const total = Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return [two(total / 3600), two((total / 60) % 60), two(total % 60)];
}
