/** Codes that client and server share. Features has their words in each language (`shared/vocabulary`). */
export const genders = ['man', 'woman', 'nonbinary'] as const;
export type Gender = (typeof genders)[number];

export const sexualities = ['straight', 'gay', 'bisexual', 'pansexual', 'asexual', 'other'] as const;
export const hairColours = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'coloured', 'bald'] as const;
export const eyeColours = ['brown', 'blue', 'green', 'grey', 'hazel', 'amber'] as const;
export const bodyTypes = ['slim', 'athletic', 'average', 'curvy', 'muscular', 'full'] as const;
export const relationshipStatuses = [
  'single',
  'divorced',
  'widowed',
  'separated',
  'open_relationship',
  'complicated',
] as const;
export const tattoos = ['none', 'one', 'some', 'many'] as const;

/** Languages members say they speak, by ISO 639-1; their names come from Intl.DisplayNames. */
export const spokenLanguages = [
  'ar',
  'bg',
  'bn',
  'bs',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'ga',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mk',
  'nb',
  'nl',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'so',
  'sq',
  'sr',
  'sv',
  'sw',
  'ta',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

/** Search radii in kilometres, as they appear in the address. */
export const radii = ['10', '25', '50', '100', '200'] as const;

/** Attributes a member chooses from a list; `visible_profile_fields` and `search_fields` of a site name them. */
export const attributeValues = {
  sexuality: sexualities,
  hair_colour: hairColours,
  eye_colour: eyeColours,
  body_type: bodyTypes,
  relationship_status: relationshipStatuses,
  tattoos,
} as const;
export type AttributeName = keyof typeof attributeValues;
export const attributeNames = Object.keys(attributeValues) as [AttributeName, ...AttributeName[]];

/** The long fixed list of rules.md section 3. */
export const interests = [
  'art',
  'astronomy',
  'badminton',
  'baking',
  'basketball',
  'board_games',
  'books',
  'camping',
  'cars',
  'cats',
  'chess',
  'cinema',
  'climbing',
  'coffee',
  'comedy',
  'concerts',
  'cooking',
  'crafts',
  'cycling',
  'dancing',
  'dogs',
  'drawing',
  'fashion',
  'festivals',
  'fishing',
  'fitness',
  'football',
  'gaming',
  'gardening',
  'golf',
  'handball',
  'hiking',
  'history',
  'horses',
  'ice_skating',
  'jogging',
  'karaoke',
  'kayaking',
  'knitting',
  'languages',
  'martial_arts',
  'meditation',
  'motorcycles',
  'museums',
  'music',
  'nature',
  'opera',
  'painting',
  'photography',
  'picnics',
  'playing_an_instrument',
  'podcasts',
  'poetry',
  'politics',
  'pubs',
  'quizzes',
  'restaurants',
  'road_trips',
  'sailing',
  'sauna',
  'science',
  'series',
  'singing',
  'skiing',
  'snowboarding',
  'spa',
  'surfing',
  'swimming',
  'table_tennis',
  'tea',
  'technology',
  'tennis',
  'theatre',
  'travel',
  'volleyball',
  'volunteering',
  'walking',
  'wine',
  'writing',
  'yoga',
] as const;
export type Interest = (typeof interests)[number];

/** E-mail notification kinds of ACC-01. */
export const mailKinds = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Steps of the sign-up after the account was created, in this order (SGN-03). */
export const signupStepNames = ['message', 'photo', 'location', 'personal', 'about', 'push', 'email'] as const;
export type SignupStepName = (typeof signupStepNames)[number];

/** Reasons besides the member's own choice why mails are off (ACC-02). */
export const mailStops = ['complaint', 'bounce', 'unsubscribe'] as const;
export type MailStop = (typeof mailStops)[number];

/** Progress of the copy of a member's data (ACC-08). */
export const exportStates = ['waiting', 'making', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/** Periods, in days, of the figures of a partner. */
export const figurePeriods = ['7', '30', '90'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Free members may keep 3 photos and start 2 conversations; premium members 25 and any number (rules.md sections 5 and 6). */
export const limits = {
  /** Days within which a deleted account can be restored. */
  deletionDays: 14,
  /** Days for which the copy of a member's data can be downloaded. */
  exportDays: 7,
  /** Copies that a member may ask for per day. */
  exportsPerDay: 3,
  freePhotos: 3,
  premiumPhotos: 25,
  freeConversations: 2,
  /** Minutes within which the deletion of a conversation can be undone. */
  chatUndoMinutes: 15,
  swipeLikesPerDay: 4,
  /** Members that the match finder shows. */
  matches: 24,
  minAge: 18,
  /** Below this number of visitors, a link of a partner is not counted separately. */
  fewestOfWay: 20,
  badgeMax: 99,
  /** Size of a photo file, in millions of bytes. */
  photoMegabytes: 12,
  photoMegapixels: 40,
  /** Lower than for other kinds: decoding AVIF takes more memory. */
  avifMegapixels: 8,
  /** Days for which a like or a visit is listed. */
  toldDays: 90,
  /** Hours of the member's own day between which no push and no mail about others arrives. */
  nightFrom: 22,
  nightUntil: 8,
  /** Longest login that is to be remembered, in days. */
  sessionDays: 30,
} as const;

/** What a site may ask its members to agree to. `resell`: the site sells their details to partner sites. */
export const consentKinds = ['resell'] as const;
export type ConsentKind = (typeof consentKinds)[number];
