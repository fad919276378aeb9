/** A path of this site to go back to after paying, or undefined: whatever the address holds, it never leads elsewhere. */
export declare function safeReturnTo(value: unknown): string | undefined;
/** An address with the way back and the code attached. */
export declare function withOrderSearch(href: string, { returnTo, code }: {
    returnTo?: string | undefined;
    code?: string | undefined;
}): string;
