/** Pages of the account that only its own screens lead to: the home page does without them (tools/checks/sizes.ts). */
export const accountHrefs = {
  email: '/me/email',
  password: '/me/password',
  secondStep: '/me/second-step',
  passkeys: '/me/passkeys',
  export: '/me/export',
} as const;
