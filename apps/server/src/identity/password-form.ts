/**
 * A password as it is measured and hashed: in NFKC, since keyboards send the same letter in different forms (NIST SP 800-63B, RFC 8265).
 * Case and spaces count as typed.
 */
export const passwordForm = (password: string): string => password.normalize('NFKC');
