import type { ApiClient, Settings, User } from '@heartline/api-client';
import { type QueryClient } from '@tanstack/react-query';
/** The signed-in member, or null for a visitor. Every feature reads it, so it lives here. */
export declare const sessionQueries: {
    user: (api: ApiClient) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        conversationsLeft: number | null;
        credits: number;
        email: string;
        fictionalIcon: boolean;
        id: string;
        language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
        moderator: boolean;
        name: string;
        notificationsDisabled: {
            kind: "like" | "new_conversations" | "new_messages" | "news" | "promotions" | "reminders" | "unread_message_reminders" | "weekly_updates";
            reason: "bounce" | "complaint" | "unsubscribe";
        }[];
        paidUser: boolean;
        photoLimit: number;
        profile: {
            about: string;
            age: number;
            attributes: {
                name: "body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos";
                value: string;
            }[];
            country: string;
            dateOfBirth: string;
            gender: "man" | "nonbinary" | "woman";
            interests: ("art" | "astronomy" | "badminton" | "baking" | "basketball" | "board_games" | "books" | "camping" | "cars" | "cats" | "chess" | "cinema" | "climbing" | "coffee" | "comedy" | "concerts" | "cooking" | "crafts" | "cycling" | "dancing" | "dogs" | "drawing" | "fashion" | "festivals" | "fishing" | "fitness" | "football" | "gaming" | "gardening" | "golf" | "handball" | "hiking" | "history" | "horses" | "ice_skating" | "jogging" | "karaoke" | "kayaking" | "knitting" | "languages" | "martial_arts" | "meditation" | "motorcycles" | "museums" | "music" | "nature" | "opera" | "painting" | "photography" | "picnics" | "playing_an_instrument" | "podcasts" | "poetry" | "politics" | "pubs" | "quizzes" | "restaurants" | "road_trips" | "sailing" | "sauna" | "science" | "series" | "singing" | "skiing" | "snowboarding" | "spa" | "surfing" | "swimming" | "table_tennis" | "tea" | "technology" | "tennis" | "theatre" | "travel" | "volleyball" | "volunteering" | "walking" | "wine" | "writing" | "yoga")[];
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                status: "active" | "inspected" | "rejected";
                thumb: string;
                width: number;
            } | null;
            place: string | null;
            region: string | null;
            seeking: ("man" | "nonbinary" | "woman")[];
            status: "active" | "disabled";
        };
        pushSubscribed: boolean;
        signupDate: string;
        status: "active" | "not_confirmed" | "pending_deletion";
    } | null, Error, {
        conversationsLeft: number | null;
        credits: number;
        email: string;
        fictionalIcon: boolean;
        id: string;
        language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
        moderator: boolean;
        name: string;
        notificationsDisabled: {
            kind: "like" | "new_conversations" | "new_messages" | "news" | "promotions" | "reminders" | "unread_message_reminders" | "weekly_updates";
            reason: "bounce" | "complaint" | "unsubscribe";
        }[];
        paidUser: boolean;
        photoLimit: number;
        profile: {
            about: string;
            age: number;
            attributes: {
                name: "body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos";
                value: string;
            }[];
            country: string;
            dateOfBirth: string;
            gender: "man" | "nonbinary" | "woman";
            interests: ("art" | "astronomy" | "badminton" | "baking" | "basketball" | "board_games" | "books" | "camping" | "cars" | "cats" | "chess" | "cinema" | "climbing" | "coffee" | "comedy" | "concerts" | "cooking" | "crafts" | "cycling" | "dancing" | "dogs" | "drawing" | "fashion" | "festivals" | "fishing" | "fitness" | "football" | "gaming" | "gardening" | "golf" | "handball" | "hiking" | "history" | "horses" | "ice_skating" | "jogging" | "karaoke" | "kayaking" | "knitting" | "languages" | "martial_arts" | "meditation" | "motorcycles" | "museums" | "music" | "nature" | "opera" | "painting" | "photography" | "picnics" | "playing_an_instrument" | "podcasts" | "poetry" | "politics" | "pubs" | "quizzes" | "restaurants" | "road_trips" | "sailing" | "sauna" | "science" | "series" | "singing" | "skiing" | "snowboarding" | "spa" | "surfing" | "swimming" | "table_tennis" | "tea" | "technology" | "tennis" | "theatre" | "travel" | "volleyball" | "volunteering" | "walking" | "wine" | "writing" | "yoga")[];
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                status: "active" | "inspected" | "rejected";
                thumb: string;
                width: number;
            } | null;
            place: string | null;
            region: string | null;
            seeking: ("man" | "nonbinary" | "woman")[];
            status: "active" | "disabled";
        };
        pushSubscribed: boolean;
        signupDate: string;
        status: "active" | "not_confirmed" | "pending_deletion";
    } | null, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            conversationsLeft: number | null;
            credits: number;
            email: string;
            fictionalIcon: boolean;
            id: string;
            language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
            moderator: boolean;
            name: string;
            notificationsDisabled: {
                kind: "like" | "new_conversations" | "new_messages" | "news" | "promotions" | "reminders" | "unread_message_reminders" | "weekly_updates";
                reason: "bounce" | "complaint" | "unsubscribe";
            }[];
            paidUser: boolean;
            photoLimit: number;
            profile: {
                about: string;
                age: number;
                attributes: {
                    name: "body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos";
                    value: string;
                }[];
                country: string;
                dateOfBirth: string;
                gender: "man" | "nonbinary" | "woman";
                interests: ("art" | "astronomy" | "badminton" | "baking" | "basketball" | "board_games" | "books" | "camping" | "cars" | "cats" | "chess" | "cinema" | "climbing" | "coffee" | "comedy" | "concerts" | "cooking" | "crafts" | "cycling" | "dancing" | "dogs" | "drawing" | "fashion" | "festivals" | "fishing" | "fitness" | "football" | "gaming" | "gardening" | "golf" | "handball" | "hiking" | "history" | "horses" | "ice_skating" | "jogging" | "karaoke" | "kayaking" | "knitting" | "languages" | "martial_arts" | "meditation" | "motorcycles" | "museums" | "music" | "nature" | "opera" | "painting" | "photography" | "picnics" | "playing_an_instrument" | "podcasts" | "poetry" | "politics" | "pubs" | "quizzes" | "restaurants" | "road_trips" | "sailing" | "sauna" | "science" | "series" | "singing" | "skiing" | "snowboarding" | "spa" | "surfing" | "swimming" | "table_tennis" | "tea" | "technology" | "tennis" | "theatre" | "travel" | "volleyball" | "volunteering" | "walking" | "wine" | "writing" | "yoga")[];
                mainImage: {
                    full: string | null;
                    height: number;
                    id: string;
                    match: string;
                    status: "active" | "inspected" | "rejected";
                    thumb: string;
                    width: number;
                } | null;
                place: string | null;
                region: string | null;
                seeking: ("man" | "nonbinary" | "woman")[];
                status: "active" | "disabled";
            };
            pushSubscribed: boolean;
            signupDate: string;
            status: "active" | "not_confirmed" | "pending_deletion";
        } | null, string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
        conversationsLeft: number | null;
        credits: number;
        email: string;
        fictionalIcon: boolean;
        id: string;
        language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
        moderator: boolean;
        name: string;
        notificationsDisabled: {
            kind: "like" | "new_conversations" | "new_messages" | "news" | "promotions" | "reminders" | "unread_message_reminders" | "weekly_updates";
            reason: "bounce" | "complaint" | "unsubscribe";
        }[];
        paidUser: boolean;
        photoLimit: number;
        profile: {
            about: string;
            age: number;
            attributes: {
                name: "body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos";
                value: string;
            }[];
            country: string;
            dateOfBirth: string;
            gender: "man" | "nonbinary" | "woman";
            interests: ("art" | "astronomy" | "badminton" | "baking" | "basketball" | "board_games" | "books" | "camping" | "cars" | "cats" | "chess" | "cinema" | "climbing" | "coffee" | "comedy" | "concerts" | "cooking" | "crafts" | "cycling" | "dancing" | "dogs" | "drawing" | "fashion" | "festivals" | "fishing" | "fitness" | "football" | "gaming" | "gardening" | "golf" | "handball" | "hiking" | "history" | "horses" | "ice_skating" | "jogging" | "karaoke" | "kayaking" | "knitting" | "languages" | "martial_arts" | "meditation" | "motorcycles" | "museums" | "music" | "nature" | "opera" | "painting" | "photography" | "picnics" | "playing_an_instrument" | "podcasts" | "poetry" | "politics" | "pubs" | "quizzes" | "restaurants" | "road_trips" | "sailing" | "sauna" | "science" | "series" | "singing" | "skiing" | "snowboarding" | "spa" | "surfing" | "swimming" | "table_tennis" | "tea" | "technology" | "tennis" | "theatre" | "travel" | "volleyball" | "volunteering" | "walking" | "wine" | "writing" | "yoga")[];
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                status: "active" | "inspected" | "rejected";
                thumb: string;
                width: number;
            } | null;
            place: string | null;
            region: string | null;
            seeking: ("man" | "nonbinary" | "woman")[];
            status: "active" | "disabled";
        };
        pushSubscribed: boolean;
        signupDate: string;
        status: "active" | "not_confirmed" | "pending_deletion";
    } | null, Error>;
};
export type SettingsQuery = NonNullable<Parameters<ApiClient['site']['settings']>[0]>;
/** Settings of the site this host serves (LOC-09). They hold for the life of the page. */
export declare const settingsQueries: {
    settings: (api: ApiClient, query?: SettingsQuery) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        cdnPrefix: string;
        companyId: string;
        countries: string[];
        description: string;
        domain: string;
        domainLanguage: string;
        enableSiteEntryPopup: boolean;
        fictionalPlural: string;
        fictionalSingular: string;
        fictionalWarning: string;
        geoipCountry: string | null;
        geoipSelectedCountry: string;
        giftCredits: number;
        indexTitle: string;
        languages: ("da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv")[];
        loggedOutSearch: boolean;
        loggedOutSearchTrafficsource: boolean;
        mailName: string;
        memberResell: boolean;
        messageCredits: number;
        messageLength: number;
        minAge: number;
        minimumMessageCosts: {
            costs: number;
            country: string;
            currency: string;
        }[];
        name: string;
        niche: number;
        photoCredits: number;
        pushPublicKey: string | null;
        refundDays: number;
        searchFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
        signupCredits: number;
        signups: "all" | "none" | "with_trafficsource";
        siteId: string;
        supportEmail: string;
        supportPhone: string;
        usFooter: boolean;
        visibleProfileFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
        visibleProfileNotes: string[];
    }, Error, {
        cdnPrefix: string;
        companyId: string;
        countries: string[];
        description: string;
        domain: string;
        domainLanguage: string;
        enableSiteEntryPopup: boolean;
        fictionalPlural: string;
        fictionalSingular: string;
        fictionalWarning: string;
        geoipCountry: string | null;
        geoipSelectedCountry: string;
        giftCredits: number;
        indexTitle: string;
        languages: ("da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv")[];
        loggedOutSearch: boolean;
        loggedOutSearchTrafficsource: boolean;
        mailName: string;
        memberResell: boolean;
        messageCredits: number;
        messageLength: number;
        minAge: number;
        minimumMessageCosts: {
            costs: number;
            country: string;
            currency: string;
        }[];
        name: string;
        niche: number;
        photoCredits: number;
        pushPublicKey: string | null;
        refundDays: number;
        searchFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
        signupCredits: number;
        signups: "all" | "none" | "with_trafficsource";
        siteId: string;
        supportEmail: string;
        supportPhone: string;
        usFooter: boolean;
        visibleProfileFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
        visibleProfileNotes: string[];
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            cdnPrefix: string;
            companyId: string;
            countries: string[];
            description: string;
            domain: string;
            domainLanguage: string;
            enableSiteEntryPopup: boolean;
            fictionalPlural: string;
            fictionalSingular: string;
            fictionalWarning: string;
            geoipCountry: string | null;
            geoipSelectedCountry: string;
            giftCredits: number;
            indexTitle: string;
            languages: ("da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv")[];
            loggedOutSearch: boolean;
            loggedOutSearchTrafficsource: boolean;
            mailName: string;
            memberResell: boolean;
            messageCredits: number;
            messageLength: number;
            minAge: number;
            minimumMessageCosts: {
                costs: number;
                country: string;
                currency: string;
            }[];
            name: string;
            niche: number;
            photoCredits: number;
            pushPublicKey: string | null;
            refundDays: number;
            searchFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
            signupCredits: number;
            signups: "all" | "none" | "with_trafficsource";
            siteId: string;
            supportEmail: string;
            supportPhone: string;
            usFooter: boolean;
            visibleProfileFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
            visibleProfileNotes: string[];
        }, string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
        cdnPrefix: string;
        companyId: string;
        countries: string[];
        description: string;
        domain: string;
        domainLanguage: string;
        enableSiteEntryPopup: boolean;
        fictionalPlural: string;
        fictionalSingular: string;
        fictionalWarning: string;
        geoipCountry: string | null;
        geoipSelectedCountry: string;
        giftCredits: number;
        indexTitle: string;
        languages: ("da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv")[];
        loggedOutSearch: boolean;
        loggedOutSearchTrafficsource: boolean;
        mailName: string;
        memberResell: boolean;
        messageCredits: number;
        messageLength: number;
        minAge: number;
        minimumMessageCosts: {
            costs: number;
            country: string;
            currency: string;
        }[];
        name: string;
        niche: number;
        photoCredits: number;
        pushPublicKey: string | null;
        refundDays: number;
        searchFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
        signupCredits: number;
        signups: "all" | "none" | "with_trafficsource";
        siteId: string;
        supportEmail: string;
        supportPhone: string;
        usFooter: boolean;
        visibleProfileFields: ("body_type" | "eye_colour" | "hair_colour" | "relationship_status" | "sexuality" | "tattoos")[];
        visibleProfileNotes: string[];
    }, Error>;
    /** Fetched when first needed, then kept (SES-06). */
    companyInfo: (api: ApiClient) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        added: string;
        address: string;
        city: string;
        country: string;
        deleteDiscount: number;
        kvk: string;
        name: string;
        supportPhone: string;
        tradenames: string[];
        vatNumbers: string[];
    }, Error, {
        added: string;
        address: string;
        city: string;
        country: string;
        deleteDiscount: number;
        kvk: string;
        name: string;
        supportPhone: string;
        tradenames: string[];
        vatNumbers: string[];
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            added: string;
            address: string;
            city: string;
            country: string;
            deleteDiscount: number;
            kvk: string;
            name: string;
            supportPhone: string;
            tradenames: string[];
            vatNumbers: string[];
        }, string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
        added: string;
        address: string;
        city: string;
        country: string;
        deleteDiscount: number;
        kvk: string;
        name: string;
        supportPhone: string;
        tradenames: string[];
        vatNumbers: string[];
    }, Error>;
    regions: (api: ApiClient, country: string) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        country: string;
        id: string;
        name: string;
    }[], Error, {
        country: string;
        id: string;
        name: string;
    }[], string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            country: string;
            id: string;
            name: string;
        }[], string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
        country: string;
        id: string;
        name: string;
    }[], Error>;
};
/** The signed-in member, or null. Suspends until known; routes preload it. */
export declare function useSession(): User | null;
/** The signed-in member, on screens only members reach. */
export declare function useUser(): User;
export declare function useSettings(): Settings;
/** Puts the member an answer brought into the cache, for calls that give `user`. */
export declare function setUser(queryClient: QueryClient, user: User): void;
/** Changes what is known of the signed-in member, the balance after a send for instance. */
export declare function patchUser(queryClient: QueryClient, patch: Partial<User>): void;
/** The session is over: nothing of the member stays in the cache (SES-03). */
export declare function endSession(queryClient: QueryClient): void;
