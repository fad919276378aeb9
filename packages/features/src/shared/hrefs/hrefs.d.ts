type Search = Record<string, string | number | boolean | readonly string[] | undefined>;
/** Pages of product.md section 2 whose path is a token. */
export declare const pageTokens: readonly ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'];
export type PageToken = (typeof pageTokens)[number];
/** The site's fixed paths. Screens put them in plain links; the shell makes of them a change of route. */
export declare const hrefs: {
    readonly home: '/';
    readonly members: (search?: Search | string) => string;
    readonly member: (id: string) => string;
    readonly memberChat: (id: string) => string;
    readonly memberSignup: (id: string) => string;
    readonly chats: '/chats';
    readonly chat: (id: string) => string;
    readonly likes: (type?: string) => string;
    readonly credits: '/credits';
    readonly creditPackage: (id: string, method?: string) => string;
    /** What became of a payment; the provider's page comes back here. */
    readonly payment: (id: string) => string;
    readonly premium: '/premium';
    readonly pricing: '/pricing';
    readonly profile: '/profile';
    readonly notifications: '/notifications';
    readonly login: '/login';
    readonly signup: '/signup';
    readonly resetPassword: '/reset-password';
    readonly transactions: (id?: string) => string;
    readonly page: (token: PageToken) => string;
    readonly langConfig: '/lang-config';
};
export {};
