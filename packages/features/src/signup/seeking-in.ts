import { genders, type Gender } from '@heartline/api-client';

/** Whom somebody looks for, from the address of a sign-up: `seeking=woman,man`. Anything else in it is ignored. */
export function seekingIn(search: string): Gender[] {
  const named = new URLSearchParams(search).get('seeking')?.split(',') ?? [];
  return genders.filter((gender) => named.includes(gender));
}
