import type { Complaint } from '@heartline/api-client';

export const storyComplaint = (change: Partial<Complaint> = {}): Complaint => ({
  reference: '7K2M-49QX-B3TW-0HNV',
  kind: 'payment',
  status: 'open',
  createdAt: '2026-11-18T09:00:00.000Z',
  answerBy: '2026-12-02T09:00:00.000Z',
  entries: [
    {
      by: 'complainant',
      text: 'On 3 November I paid for 100 credits and the money left my account twice.',
      at: '2026-11-18T09:00:00.000Z',
    },
  ],
  ...change,
});

export const answered = storyComplaint({
  status: 'answered',
  answerBy: null,
  entries: [
    ...storyComplaint().entries,
    {
      by: 'staff',
      text: 'Thank you for telling us. The second payment was a mistake of the payment service.\n\nIt went back to your bank today and takes up to three working days.',
      at: '2026-11-19T14:20:00.000Z',
    },
  ],
});
