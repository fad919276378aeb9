import type { EndpointInput, EndpointOutput } from './endpoint.ts';
import type { endpoints } from './endpoints/index.ts';

type Out<
  R extends keyof typeof endpoints,
  N extends keyof (typeof endpoints)[R],
> = (typeof endpoints)[R][N] extends infer E
  ? E extends Parameters<typeof import('./endpoint.ts').defineEndpoint>[0]
    ? EndpointOutput<E>
    : never
  : never;

export type User = NonNullable<Out<'session', 'get'>['user']>;
export type Settings = Out<'site', 'settings'>['settings'];
export type CompanyInfo = Out<'site', 'companyInfo'>['companyinfo'];
export type Region = Out<'site', 'regions'>['regions'][number];
export type MemberSummary = Out<'search', 'members'>['profiles'][number];
export type Image = NonNullable<MemberSummary['mainImage']>;
export type Profile = Out<'profile', 'get'>['profile'];
export type GalleryItem = Profile['photos'][number];
export type MemberSearch = EndpointInput<(typeof endpoints)['search']['members']>;
export type Likes = Out<'likes', 'list'>;
export type Chat = Out<'chat', 'list'>['chats'][number];
export type Message = Out<'chat', 'messages'>['messages'][number];
export type Answered = NonNullable<Message['about']>;
export type ChatPhoto = Out<'chat', 'photo'>['photo'];
export type SendMessageInput = EndpointInput<(typeof endpoints)['chat']['send']>;
export type AnsweredTo = NonNullable<Extract<SendMessageInput, { kind: 'text' }>['about']>;
export type Gift = Out<'chat', 'gifts'>['gifts'][number];
export type Photo = Out<'photos', 'list'>['photos'][number];
export type CreditPackage = Out<'credits', 'packages'>['packages'][number];
export type PaymentMethodOffer = Out<'payments', 'methods'>['methods'][number];
export type Payment = Out<'payments', 'get'>['payment'];
export type LastPurchase = NonNullable<Out<'payments', 'lastPurchase'>['purchase']>;
/** Where the credits of a transaction came from and went to. */
export type WayOfCredits = Out<'credits', 'transaction'>['way'];
/** The amounts returned when a member withdraws from the contract of a purchase. */
export type Withdrawal = Out<'payments', 'withdrawal'>['withdrawal'];
export type Receipt = Out<'receipts', 'list'>['receipts'][number];
export type Transaction = Out<'credits', 'transactions'>['transactions'][number];
export type DiscountCode = NonNullable<Out<'credits', 'discountCode'>['discountcode']>;
export type SignupProgress = Out<'signup', 'progress'>['progress'];
export type StepAnswer = NonNullable<EndpointInput<(typeof endpoints)['signup']['answer']>['answer']>;
export type SignupInput = EndpointInput<(typeof endpoints)['signup']['create']>;
export type Money = CreditPackage['price'];
export type Report = Out<'reports', 'get'>['report'];
export type Complaint = Out<'complaints', 'look'>['complaint'];
export type Notice = Out<'notices', 'list'>['notices'][number];
export type ReportInput = EndpointInput<(typeof endpoints)['reports']['send']>;
export type PlayDeck = Out<'play', 'deck'>;
export type Visit = Out<'visits', 'list'>['visits'][number];
export type PersonOfToday = Out<'today', 'people'>['people'][number];
export type SearchWidenings = Out<'search', 'widenings'>;
export type SavedSearch = Out<'search', 'saved'>['filter'];
export type MatchPreferences = NonNullable<Out<'matchFinder', 'preferences'>['preferences']>;
export type FoundMatch = Out<'matchFinder', 'results'>['matches'][number];
/** One condition made wider, and how many members would then be found. */
export type MatchWidening = Out<'matchFinder', 'widenings'>['widenings'][number];
export type PlaceList = Out<'places', 'list'>;
