/** Where the demo's members are. */
export const demoPool = 'main';

/** Accounts to try the demo with: one free, one premium. Fictional like all of the demo. */
export const demoLogins = [
  {
    email: 'demo@heartline.test',
    name: 'Robin',
    password: 'try-heartline-1',
    premium: true,
    gender: 'woman',
    seeking: ['man', 'woman', 'nonbinary'],
    /** Bought two days ago; its messages are paid from it. */
    buys: 'credits-500',
  },
  {
    email: 'free@heartline.test',
    name: 'Alex',
    password: 'try-heartline-2',
    premium: false,
    gender: 'man',
    seeking: ['woman', 'man', 'nonbinary'],
    buys: null,
  },
] as const;
