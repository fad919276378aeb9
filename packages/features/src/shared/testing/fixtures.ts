import {
  locales,
  type Chat,
  type CompanyInfo,
  type Likes,
  type MemberSummary,
  type Message,
  type Settings,
  type User,
} from '@heartline/api-client';
import { portrait } from '@heartline/ui/testing/pictures';

/** The present moment in stories and tests, so that their pictures stay the same. */
export const storyNow = '2026-11-21T12:00:00.000Z';

export const image = (number: number) => ({
  id: `photo-${number}`,
  thumb: portrait(number),
  match: portrait(number),
  full: portrait(number),
  width: 480,
  height: 640,
  colour: '#da9',
});

export const settings: Settings = {
  siteId: 'heartline',
  name: 'Heartline',
  indexTitle: 'Meet someone worth getting to know',
  description: 'Dating for grown-ups',
  domain: 'heartline.example',
  domainLanguage: 'en',
  niche: 1,
  companyId: 'heartline-bv',
  mailName: 'Heartline',
  countries: ['NL', 'DE', 'BE', 'FR', 'ES', 'IT', 'DK', 'NO', 'SE', 'FI', 'PL', 'GB', 'US'],
  languages: [...locales],
  moreLanguages: [],
  visibleProfileFields: ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos'],
  visibleProfileNotes: [],
  searchFields: ['body_type', 'hair_colour', 'relationship_status'],
  geoipCountry: 'NL',
  geoipSelectedCountry: 'NL',
  cdnPrefix: '',
  messageCredits: 10,
  signupCredits: 30,
  photoCredits: 20,
  giftCredits: 25,
  messageLength: 1000,
  minimumMessageCosts: [{ country: 'NL', costs: 79, currency: 'EUR' }],
  supportEmail: 'support@heartline.example',
  supportPhone: '+31 20 123 45 67',
  enableSiteEntryPopup: true,
  siteEntryPopupCountries: [],
  pushPublicKey: null,
  fictionalWarning: 'This site has fictional profiles. They carry a mark, and no meeting with them is possible.',
  fictionalSingular: 'Fictional profile',
  fictionalPlural: 'Fictional profiles',
  refundDays: 14,
  unanswered: { days: 7, credits: 10 },
  signups: 'all',
  loggedOutSearch: true,
  loggedOutSearchTrafficsource: false,
  memberResell: false,
  camPromo: null,
  sitePages: [],
  usFooter: false,
  analytics: null,
  minAge: 18,
};

export const companyInfo: CompanyInfo = {
  name: 'Heartline Media B.V.',
  address: 'Herengracht 100',
  kvk: '12345678',
  city: '1015 BS Amsterdam',
  country: 'NL',
  tradenames: ['Heartline', 'Hjerteline'],
  vatNumbers: ['NL001234567B01'],
  supportPhone: '+31 20 123 45 67',
  deleteDiscount: 25,
  added: '2024-03-01T12:00:00.000Z',
};

export const user: User = {
  id: 'user-1',
  status: 'active',
  ageCheckRequired: false,
  email: 'sam@example.com',
  name: 'Sam',
  credits: 120,
  pricePaid: { credits: 120, price: { amount: 948, currency: 'EUR' } },
  paidUser: true,
  signupDate: '2026-10-02T09:30:00.000Z',
  language: 'en',
  fictionalIcon: false,
  notificationsDisabled: [],
  pushSubscribed: false,
  showsReading: true,
  showsTyping: true,
  photosPublic: false,
  moderator: false,
  conversationsLeft: null,
  photoLimit: 25,
  profile: {
    status: 'active',
    dateOfBirth: '1990-05-17',
    age: 36,
    gender: 'man',
    seeking: ['woman'],
    country: 'NL',
    region: 'NL-UT',
    place: null,
    about: 'I cook on Sundays, cycle to work and know far too much about birds.',
    attributes: [
      { name: 'hair_colour', value: 'brown' },
      { name: 'relationship_status', value: 'single' },
    ],
    interests: ['cooking', 'cycling', 'nature'],
    mainImage: { ...image(1), status: 'active' },
  },
};

/** Has not bought anything yet. */
export const freeUser: User = {
  ...user,
  id: 'user-2',
  credits: 30,
  pricePaid: null,
  paidUser: false,
  conversationsLeft: 2,
  photoLimit: 3,
};

/** Signed up a moment ago, e-mail not confirmed. */
export const newUser: User = {
  ...freeUser,
  id: 'user-3',
  status: 'not_confirmed',
  signupDate: '2026-11-21T11:40:00.000Z',
  profile: { ...freeUser.profile, status: 'disabled', mainImage: null, about: '', attributes: [], interests: [] },
};

export const member = (number: number, change: Partial<MemberSummary> = {}): MemberSummary => ({
  id: `member-${number}`,
  name: names[number % names.length] ?? 'Anna',
  age: 24 + ((number * 7) % 30),
  gender: number % 2 === 0 ? 'woman' : 'man',
  country: 'NL',
  region: 'Utrecht',
  place: places[number % places.length] ?? null,
  online: number % 3 === 0,
  premium: number % 5 === 1,
  fictional: number % 4 === 2,
  mainImage: image(number),
  liked: false,
  ...change,
});

const names = ['Anna', 'Ruben', 'Maja', 'Youssef', 'Elin', 'Tobias', 'Sofia', 'Idris', 'Margot', 'Mikael'];
const places = ['Utrecht', 'Amersfoort', 'Zeist', 'Den Haag', 'Haarlem', 'Leiden'];

export const message = (number: number, change: Partial<Message> = {}): Message => ({
  id: `message-${number}`,
  conversationId: 'chat-1',
  seq: number,
  mine: number % 2 === 0,
  kind: 'text',
  text:
    number % 2 === 0 ? 'Shall we have a coffee by the canal on Saturday?' : 'Hi! Your Sunday cooking sounds wonderful.',
  icebreakerId: null,
  giftId: null,
  clientId: null,
  sentAt: '2026-11-21T11:50:00.000Z',
  ...change,
});

export const chat = (number: number, change: Partial<Chat> = {}): Chat => ({
  conversation: { id: `chat-${number}`, lastSeq: 2, readSeq: 2, otherDeliveredSeq: 2, otherReadSeq: 2, state: 'open' },
  profile: member(number),
  numUnreadMessages: 0,
  lastMessage: message(2, { conversationId: `chat-${number}` }),
  muted: false,
  ...change,
});

export const noLikes: Likes = { profiles: [], likedBy: [] };

/** A call that is never answered. Omitting it from a story’s calls is not enough: those of its file remain. */
export const never = () => new Promise<never>(() => {});
