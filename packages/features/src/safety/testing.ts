import type { Notice, Report } from '@heartline/api-client';

export const storyReport = (change: Partial<Report> = {}): Report => ({
  reference: 'R-7K2M-49QX',
  subject: 'profile',
  name: 'Elin',
  reason: 'scam',
  text: 'Asked me to send money for a train ticket.',
  status: 'open',
  createdAt: '2026-11-19T18:20:00.000Z',
  decidedAt: null,
  ...change,
});

export const storyNotice = (change: Partial<Notice> = {}): Notice => ({
  id: 'notice-1',
  kind: 'photo_removed',
  ground: 'spam',
  facts: 'The photo shows the address of a web shop. Photos may not advertise.',
  photoId: 'photo-3',
  automated: false,
  createdAt: '2026-11-18T09:00:00.000Z',
  isNew: true,
  liftedAt: null,
  appeal: { state: 'possible', until: '2027-05-18T09:00:00.000Z', text: null, answer: null, decidedAt: null },
  ...change,
});
