/** The text of anything thrown, in the reader's language (product.md section 8). Never what a server or browser said in English. */
export declare function useErrorText(): (error: unknown) => string;
