import type { ApiClient } from '@heartline/api-client';
/** Packages and discounts are shown where credits are sold and where they are paid, so their queries live here. */
export declare const creditsQueries: {
    /** Packages and prices; a member's country is known to the server, a visitor's is asked with. */
    packages: (api: ApiClient, { country, code }?: {
        country?: string | undefined;
        code?: string | undefined;
    }) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        country: string;
        currency: string;
        messageCredits: number;
        packages: {
            bestValue: boolean;
            credits: number;
            discountPercentage: number | null;
            discountedPrice: {
                amount: number;
                currency: string;
            } | null;
            id: string;
            price: {
                amount: number;
                currency: string;
            };
            pricePerMessage: {
                amount: number;
                currency: string;
            };
        }[];
    }, Error, {
        country: string;
        currency: string;
        messageCredits: number;
        packages: {
            bestValue: boolean;
            credits: number;
            discountPercentage: number | null;
            discountedPrice: {
                amount: number;
                currency: string;
            } | null;
            id: string;
            price: {
                amount: number;
                currency: string;
            };
            pricePerMessage: {
                amount: number;
                currency: string;
            };
        }[];
    }, (string | null)[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            country: string;
            currency: string;
            messageCredits: number;
            packages: {
                bestValue: boolean;
                credits: number;
                discountPercentage: number | null;
                discountedPrice: {
                    amount: number;
                    currency: string;
                } | null;
                id: string;
                price: {
                    amount: number;
                    currency: string;
                };
                pricePerMessage: {
                    amount: number;
                    currency: string;
                };
            }[];
        }, (string | null)[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<(string | null)[], {
        country: string;
        currency: string;
        messageCredits: number;
        packages: {
            bestValue: boolean;
            credits: number;
            discountPercentage: number | null;
            discountedPrice: {
                amount: number;
                currency: string;
            } | null;
            id: string;
            price: {
                amount: number;
                currency: string;
            };
            pricePerMessage: {
                amount: number;
                currency: string;
            };
        }[];
    }, Error>;
    /** The time bonus of a new member, or null. That it cannot be loaded is no news to the member (ALT-08). */
    welcomeDiscount: (api: ApiClient, memberId: string | undefined) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        code: string;
        country: string | null;
        currency: string | null;
        expired: boolean;
        expires: string | null;
        minimumOrderValue: number;
        paymentmethods: ("applepay" | "bancontact" | "blik" | "cartebancaire" | "creditcard" | "dankort" | "eps" | "giropay" | "ideal" | "maestro" | "mastercard" | "mobilepay" | "nexi" | "paypal" | "paysafecard" | "prezelewy24" | "satispay" | "sct" | "sdd" | "sofort" | "swish" | "twint" | "vipps" | "visa")[];
        status: "active" | "inactive";
        userId: string | null;
        validity: "once" | "once-per-user" | "unlimited";
        valuePercentage: number;
    } | null, Error, {
        code: string;
        country: string | null;
        currency: string | null;
        expired: boolean;
        expires: string | null;
        minimumOrderValue: number;
        paymentmethods: ("applepay" | "bancontact" | "blik" | "cartebancaire" | "creditcard" | "dankort" | "eps" | "giropay" | "ideal" | "maestro" | "mastercard" | "mobilepay" | "nexi" | "paypal" | "paysafecard" | "prezelewy24" | "satispay" | "sct" | "sdd" | "sofort" | "swish" | "twint" | "vipps" | "visa")[];
        status: "active" | "inactive";
        userId: string | null;
        validity: "once" | "once-per-user" | "unlimited";
        valuePercentage: number;
    } | null, (string | null)[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            code: string;
            country: string | null;
            currency: string | null;
            expired: boolean;
            expires: string | null;
            minimumOrderValue: number;
            paymentmethods: ("applepay" | "bancontact" | "blik" | "cartebancaire" | "creditcard" | "dankort" | "eps" | "giropay" | "ideal" | "maestro" | "mastercard" | "mobilepay" | "nexi" | "paypal" | "paysafecard" | "prezelewy24" | "satispay" | "sct" | "sdd" | "sofort" | "swish" | "twint" | "vipps" | "visa")[];
            status: "active" | "inactive";
            userId: string | null;
            validity: "once" | "once-per-user" | "unlimited";
            valuePercentage: number;
        } | null, (string | null)[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<(string | null)[], {
        code: string;
        country: string | null;
        currency: string | null;
        expired: boolean;
        expires: string | null;
        minimumOrderValue: number;
        paymentmethods: ("applepay" | "bancontact" | "blik" | "cartebancaire" | "creditcard" | "dankort" | "eps" | "giropay" | "ideal" | "maestro" | "mastercard" | "mobilepay" | "nexi" | "paypal" | "paysafecard" | "prezelewy24" | "satispay" | "sct" | "sdd" | "sofort" | "swish" | "twint" | "vipps" | "visa")[];
        status: "active" | "inactive";
        userId: string | null;
        validity: "once" | "once-per-user" | "unlimited";
        valuePercentage: number;
    } | null, Error>;
};
/** Whether a member may have a time bonus at all: only then is it asked for. */
export declare const mayHaveBonus: (member: {
    paidUser: boolean;
    signupDate: string;
} | null, now: number) => boolean;
