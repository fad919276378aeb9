import type { DiscountCode } from '@heartline/api-client';
/** The time bonus while it holds, by the server's clock; null before, after, for visitors and for members who have paid (ALT-05). */
export declare function useWelcomeDiscount(): DiscountCode | null;
