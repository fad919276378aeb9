import { attributeNames, limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { pricePaid } from '../credits/price-paid.ts';
import { ageOn, todayIn } from '../platform/age.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findUser, type UserRow } from './user.store.ts';

export type UserAnswer = NonNullable<EndpointAnswer<typeof endpoints.session.get>['user']>;

/**
 * The member as their own device sees them: the one of this session, or of one that has just begun.
 * @param options `geoipCountry`: country of this visit; required in calls allowed before an age check
 */
export async function loadUser(
  { sql, clock, media, ageChecks }: Pick<Platform, 'sql' | 'clock' | 'media' | 'ageChecks'>,
  memberId: number,
  { sessionId = '', geoipCountry = null }: { sessionId?: string; geoipCountry?: string | null } = {},
): Promise<UserAnswer> {
  const row = await findUser(sql, memberId, sessionId);
  if (!row) throw new ServerError('authentication_required', { authentication_required: true });
  const paid = row.premium ? await pricePaid(sql, memberId) : null;
  const answer = {
    id: row.public_id,
    status: row.status === 'pending_deletion' ? 'pending_deletion' : row.confirmed ? 'active' : 'not_confirmed',
    age_check_required: !row.age_checked && ageChecks.adapterFor(row.pool, [row.country, geoipCountry]) !== undefined,
    email: row.email ?? '',
    name: row.name,
    credits: row.credits,
    price_paid: paid && { credits: paid.credits, price: { amount: paid.amount, currency: paid.currency } },
    paid_user: row.premium,
    signup_date: row.signup_at.toISOString(),
    language: row.language,
    fictional_icon: row.fictional,
    notifications_disabled: row.notifications_disabled,
    push_subscribed: row.push_subscribed,
    shows_reading: row.shows_reading,
    shows_typing: row.shows_typing,
    photos_public: row.photos_public,
    moderator: row.moderator,
    conversations_left: row.premium ? null : Math.max(0, limits.freeConversations - row.conversations_started),
    photo_limit: row.premium ? limits.premiumPhotos : limits.freePhotos,
    profile: {
      status: row.confirmed && row.status === 'active' ? 'active' : 'disabled',
      date_of_birth: row.birth_date,
      age: ageOn(row.birth_date, todayIn(row.time_zone, clock.now())),
      gender: row.gender,
      seeking: row.seeking,
      country: row.country,
      region: row.region,
      place: row.place,
      about: row.about,
      attributes: attributesOf(row),
      interests: row.interests,
      languages: row.languages,
      main_image: row.main_photo
        ? { ...media.image(row.main_photo, row.public_id), status: row.main_photo.state }
        : null,
    },
  };
  // The columns hold only values that the contract's lists allow.
  return answer as UserAnswer;
}

function attributesOf(row: UserRow): UserAnswer['profile']['attributes'] {
  return attributeNames.flatMap((name) => {
    const value = row[name];
    return value === null ? [] : [{ name, value }];
  });
}
