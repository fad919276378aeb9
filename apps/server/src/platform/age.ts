/** The day in UTC, as YYYY-MM-DD. */
export const utcDate = (now: Date): string => now.toISOString().slice(0, 10);

/** Today's date in a time zone, as YYYY-MM-DD. An unknown zone counts as UTC. */
export function todayIn(timeZone: string, now: Date): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      now,
    );
  } catch {
    return utcDate(now);
  }
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Full years of life on a day. A person born on 29 February has the birthday of a common year on 1 March
 * (the later of the two customs, so that nobody counts as of age a day too early).
 */
export function ageOn(birthDate: string, today: string): number {
  const [birthYear = 0] = parts(birthDate);
  const [year = 0] = parts(today);
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return year - birthYear - (hadBirthday ? 0 : 1);
}

/** Whether the text is a day of the calendar: 2025-02-29 and 2025-13-01 are not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const parts = (date: string) => date.split('-').map(Number);
