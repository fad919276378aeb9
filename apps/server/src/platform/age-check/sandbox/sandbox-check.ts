import { createHmac, timingSafeEqual } from 'node:crypto';

export const sandboxCheckPath = '/sandbox-age-check';

/** Parameters of its page. */
export interface SandboxCheck {
  reference: string;
  language: string;
  returnUrl: string;
}

/** Binds an address of the page to its parameters. */
export const sealOf = (secret: string, { reference, language, returnUrl }: SandboxCheck): string =>
  createHmac('sha256', secret).update(`page.${reference}.${language}.${returnUrl}`).digest('hex');

/** The check of an address, if it was started here: the page redirects to no other address. */
export function sandboxCheckOf(secret: string, query: URLSearchParams): SandboxCheck | undefined {
  const [reference = '', language = '', returnUrl = '', seal = ''] = [
    'reference',
    'language',
    'return_url',
    'seal',
  ].map((name) => query.get(name) ?? '');
  const check = { reference, language, returnUrl };
  if (!/^[0-9a-f]{64}$/.test(seal)) return undefined;
  const right = Buffer.from(sealOf(secret, check), 'hex');
  return timingSafeEqual(Buffer.from(seal, 'hex'), right) ? check : undefined;
}
