import { portrait } from '@heartline/ui/testing/pictures';
import { storyNow, user } from '../shared/testing/fixtures.ts';
import type {
  AppealCase,
  AuditEntry,
  ComplaintRow,
  HeldMessage,
  LookedAt,
  LookedAtMember,
  ReadComplaint,
  ReportRow,
  Restriction,
  Suspect,
  Waiting,
  WaitingPhoto,
} from './moderation.queries.ts';

export const staff = { ...user, moderator: true };

const names = ['Elin', 'Jonas', 'Maximiliane-Charlotte', 'Mette', 'Pilar', 'Olavi'];
const languages = ['sv', 'de', 'de', 'da', 'es', 'fi'] as const;

const hoursAgo = (hours: number) => new Date(Date.parse(storyNow) - hours * 3_600_000).toISOString();

/** Waiting items; the oldest photo is overdue. */
export const waiting = (counts: Omit<Waiting, 'oldest'>): Waiting => ({
  ...counts,
  oldest: {
    photos: counts.photos > 0 ? hoursAgo(26) : null,
    held: counts.held > 0 ? hoursAgo(0.25) : null,
    reports: counts.reports > 0 ? hoursAgo(3.2) : null,
    appeals: counts.appeals > 0 ? hoursAgo(20) : null,
    complaints: counts.complaints > 0 ? hoursAgo(9 * 24) : null,
  },
});

export const suspect = (number: number, change: Partial<Suspect> = {}): Suspect => ({
  id: `member-${number}`,
  name: names[number % names.length] ?? 'Elin',
  age: 24 + number * 3,
  gender: number % 2 === 0 ? 'woman' : 'man',
  country: ['SE', 'DE', 'AT', 'DK', 'ES', 'FI'][number % names.length] ?? 'SE',
  language: languages[number % names.length] ?? 'en',
  fictional: false,
  status: 'active',
  ...change,
});

export const waitingPhoto = (number: number, change: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  id: `photo-${number}`,
  member: suspect(number),
  createdAt: `2026-11-21T${String(10 - (number % 9)).padStart(2, '0')}:30:00.000Z`,
  width: 1200,
  height: 1600,
  picture: portrait(number),
  numRefused: 0,
  refusedBefore: false,
  ...change,
});

export const waitingPhotos = [
  waitingPhoto(0),
  waitingPhoto(2, { numRefused: 2, refusedBefore: true, member: suspect(2, { fictional: true }) }),
  waitingPhoto(1),
  waitingPhoto(4),
];

export const heldMessage = (number: number, change: Partial<HeldMessage> = {}): HeldMessage => ({
  id: `held-${number}`,
  member: suspect(number),
  kind: 'text',
  text: 'Look what I made: https://shop.example/elin',
  about: null,
  picture: null,
  cause: 'link',
  createdAt: '2026-11-21T11:40:00.000Z',
  numRefused: 0,
  refusedBefore: false,
  ...change,
});

export const reportRow = (number: number, change: Partial<ReportRow> = {}): ReportRow => ({
  id: `R-7K2M-49Q${number}`,
  subject: 'message',
  reason: 'scam',
  status: 'open',
  createdAt: '2026-11-20T18:20:00.000Z',
  member: suspect(number),
  numOpen: 1,
  ...change,
});

const written = (seq: number, byReported: boolean, text: string, reported = false) => ({
  seq,
  byReported,
  kind: 'text' as const,
  text,
  item: null,
  about: null,
  picture: null,
  sentAt: `2026-11-20T18:${String(seq).padStart(2, '0')}:00.000Z`,
  reported,
});

export const lookedAt = (change: Partial<LookedAt> = {}): LookedAt => ({
  ...reportRow(1, { numOpen: 2 }),
  text: 'He asked for money for a train ticket and then for more.',
  reporter: suspect(0),
  evidence: { name: 'Jonas', about: 'Engineer, two cats, always by the sea when the wind is good.' },
  photos: [
    { id: 'photo-1', picture: portrait(1), reported: false },
    { id: 'photo-7', picture: portrait(7), reported: false },
  ],
  messages: [
    written(11, false, 'Will you be in Malmö on Saturday?'),
    written(12, true, 'I would love to. I only have a small problem with my bank card.'),
    { ...written(13, true, ''), kind: 'photo', text: null, item: 'photo-13', picture: portrait(7) },
    written(14, true, 'Can you send me 200 euros for the ticket? I pay it back on Monday.', true),
    written(15, false, 'No, sorry.'),
  ],
  notices: [
    {
      id: 'notice-1',
      kind: 'warning',
      ground: 'spam',
      facts: 'The same text went to twelve members within an hour.',
      photoId: null,
      automated: false,
      createdAt: '2026-10-02T09:00:00.000Z',
      isNew: false,
      liftedAt: null,
      appeal: { state: 'closed', until: '2027-04-02T09:00:00.000Z', text: null, answer: null, decidedAt: null },
    },
  ],
  decision: null,
  decidedAt: null,
  ...change,
});

export const lookedAtMember = (change: Partial<LookedAtMember> = {}): LookedAtMember => ({
  member: suspect(1),
  about: 'Engineer, two cats, always by the sea when the wind is good.',
  photos: [
    { id: 'photo-1', picture: portrait(1), waiting: false },
    { id: 'photo-7', picture: portrait(7), waiting: true },
  ],
  notices: lookedAt().notices,
  reports: [reportRow(1), reportRow(1, { id: 'R-2', subject: 'profile', reason: 'spam', status: 'acted' })],
  ...change,
});

export const appealCase = (number: number, change: Partial<AppealCase> = {}): AppealCase => ({
  notice: {
    id: `notice-${number}`,
    kind: 'photo_removed',
    ground: 'spam',
    facts: 'The photo shows the address of a web shop.',
    photoId: 'photo-3',
    automated: false,
    createdAt: '2026-11-12T09:00:00.000Z',
    isNew: false,
    liftedAt: null,
    appeal: {
      state: 'open',
      until: '2027-05-12T09:00:00.000Z',
      text: 'It is my own bakery, and I wore its apron. There is no price on it and no offer.',
      answer: null,
      decidedAt: null,
    },
  },
  member: suspect(number),
  decidedByMe: false,
  ...change,
});

export const restriction = (number: number, change: Partial<Restriction> = {}): Restriction => ({
  id: `notice-${number}`,
  kind: 'account_disabled',
  ground: 'scam',
  facts: 'Asked three members for money within a week.',
  member: suspect(number, { status: 'disabled' }),
  actor: 'member:user-7',
  by: { id: 'user-7', name: 'Mette' },
  createdAt: '2026-11-14T12:00:00.000Z',
  appeal: null,
  ...change,
});

export const auditEntry = (number: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: number,
  actor: 'member:user-1',
  by: { id: 'user-1', name: 'Robin' },
  action: 'report.look',
  subject: 'report:R-7K2M-49Q1',
  member: { id: 'member-1', name: 'Jonas' },
  memberGone: false,
  thing: { kind: 'report', id: 'R-7K2M-49Q1', about: 'message', reason: 'scam' },
  reason: 'On duty today',
  createdAt: '2026-11-21T11:20:00.000Z',
  ...change,
});

export const complaintRow = (number: number, change: Partial<ComplaintRow> = {}): ComplaintRow => ({
  id: `7K2M-49QX-B3TW-0HN${number}`,
  kind: 'payment',
  status: 'open',
  createdAt: hoursAgo(9 * 24),
  answerBy: hoursAgo(-5 * 24),
  member: suspect(number),
  language: languages[number % names.length] ?? 'en',
  ...change,
});

export const readComplaint = (change: Partial<ReadComplaint> = {}): ReadComplaint => ({
  ...complaintRow(1),
  email: null,
  byMe: false,
  entries: [
    {
      by: 'complainant',
      text: 'On 3 November I paid for 100 credits and the money left my account twice.',
      at: hoursAgo(9 * 24),
    },
  ],
  ...change,
});
