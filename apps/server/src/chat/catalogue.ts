/** Icebreakers by id; the text is the reader's own (CHAT-06). */
export const icebreakerIds = Array.from({ length: 20 }, (_item, index) => `ib${String(index + 1).padStart(2, '0')}`);

/** Gifts and how many times `gift_credits` they cost (CHAT-07). */
const giftFactors = {
  rose: 1,
  coffee: 1,
  heart: 1,
  sun: 1,
  chocolate: 2,
  balloon: 2,
  music: 2,
  bear: 3,
  cake: 3,
  ticket: 4,
  champagne: 5,
  diamond: 10,
} as const;
export type GiftId = keyof typeof giftFactors;

export const giftIds = Object.keys(giftFactors) as GiftId[];
export const isGift = (id: string): id is GiftId => Object.hasOwn(giftFactors, id);
export const giftPrice = (id: GiftId, giftCredits: number): number => giftFactors[id] * giftCredits;
