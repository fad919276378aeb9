/** Account pages linked only from other account pages: kept out of the home page's code (tools/checks/sizes.ts). */
export const accountHrefs = {
  email: '/me/email',
  password: '/me/password',
  secondStep: '/me/second-step',
  passkeys: '/me/passkeys',
  export: '/me/export',
} as const;
