import type { MemberSummary } from '@heartline/api-client';
import type { MemberCardProps } from '@heartline/ui/member/member-card';
export interface MemberWords {
    /** "Online", present only while the member is. */
    presenceLabel: string | undefined;
    /** "Premium member", for those. */
    goldLabel: string | undefined;
    /** The site's wording for a profile that is no real person (LOC-10). Every surface that shows a member shows it. */
    fictionalLabel: string | undefined;
    /** "Utrecht", the region, or the country: never exact. */
    place: string;
}
export interface MemberWording {
    online: string;
    premium: string;
    fictional: string;
    country: (code: string) => string;
}
/** What stands around a member wherever one is shown: presence, gold badge, fictional mark, place. */
export declare function memberWords(member: Pick<MemberSummary, 'online' | 'premium' | 'fictional' | 'place' | 'region' | 'country'>, wording: MemberWording): MemberWords;
type Base = Pick<MemberCardProps, 'name' | 'age' | 'place' | 'href' | 'photoUrl' | 'presenceLabel' | 'goldLabel' | 'fictionalLabel'>;
/** The one mapping of a member to what a card shows. */
export declare function memberCardProps(member: MemberSummary, wording: MemberWording): Base;
/** The site's and the reader's wording around members; `settings` is given by pure views, the connected ones leave it out. */
export declare function useMemberWording(fictional: string): MemberWording;
/** `useMemberWording` with the wording of this site's settings. */
export declare function useSiteMemberWording(): MemberWording;
export {};
