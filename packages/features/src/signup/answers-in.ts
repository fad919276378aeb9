import { genders, interests, type Gender, type Interest } from '@heartline/api-client';

/** Answers given before the sign-up, on a lander. */
export interface SignupAnswers {
  /** The genders they look for. */
  seeking: Gender[];
  gender: Gender | '';
  /** As ISO 3166; empty if it was not asked. */
  country: string;
  /** Id of a region of that country; empty if it was not asked. */
  region: string;
  /** At most three. */
  interests: Interest[];
}

/** Answers in the address of a sign-up: `seeking=woman,man&gender=man&country=NL&region=NL-UT&interests=tea,music`. Anything else in it is ignored. */
export function answersIn(search: string): SignupAnswers {
  const query = new URLSearchParams(search);
  const named = query.get('seeking')?.split(',') ?? [];
  const shared = query.get('interests')?.split(',') ?? [];
  const country = query.get('country') ?? '';
  const region = query.get('region') ?? '';
  return {
    seeking: genders.filter((gender) => named.includes(gender)),
    gender: genders.find((gender) => gender === query.get('gender')) ?? '',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    region: /^[A-Z]{2}-[\w-]{1,16}$/.test(region) && region.startsWith(`${country}-`) ? region : '',
    interests: interests.filter((interest) => shared.includes(interest)).slice(0, 3),
  };
}
