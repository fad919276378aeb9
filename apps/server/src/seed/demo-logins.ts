/** The pool of the demo's members. */
export const demoPool = 'main';

/** Accounts for trying the demo: one free, one premium. Fictional like the whole demo. */
export const demoLogins = [
  {
    email: 'demo@heartline.test',
    name: 'Robin',
    password: 'try-heartline-1',
    premium: true,
    gender: 'woman',
    seeking: ['man', 'woman', 'nonbinary'],
    /** Bought two days ago; it pays for its messages. */
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
