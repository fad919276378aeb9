/** Icebreakers by id; the text is the reader's own (CHAT-06). */
export const icebreakerIds = Array.from({ length: 20 }, (_item, index) => `ib${String(index + 1).padStart(2, '0')}`);

/** Gifts, from the cheapest to the dearest, and how many times `gift_credits` they cost (CHAT-07). */
const giftFactors = {
  rose: 1,
  coffee: 1,
  heart: 1,
  sun: 1,
  kiss: 1,
  letter: 1,
  clover: 1,
  chocolate: 2,
  balloon: 2,
  music: 2,
  icecream: 2,
  strawberries: 2,
  star: 2,
  bear: 3,
  cake: 3,
  cocktail: 3,
  ticket: 4,
  dinner: 4,
  champagne: 5,
  bouquet: 5,
  perfume: 6,
  key: 8,
  diamond: 10,
  boat: 15,
} as const;
export type GiftId = keyof typeof giftFactors;

export const giftIds = Object.keys(giftFactors) as GiftId[];
export const isGift = (id: string): id is GiftId => Object.hasOwn(giftFactors, id);
export const giftPrice = (id: GiftId, giftCredits: number): number => giftFactors[id] * giftCredits;
