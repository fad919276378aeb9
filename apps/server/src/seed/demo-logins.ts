/** The pool of the demo's members. */
export const demoPool = 'main';

/** Home of the demo logins, and of half of the demo's members. */
export const demoCountry = 'DE';

/** Accounts for trying the demo: one free, one premium. Fictional like the whole demo, with something in common with its members. */
export const demoLogins = [
  {
    email: 'demo@heartline.test',
    name: 'Robin',
    password: 'try-heartline-1',
    premium: true,
    gender: 'woman',
    seeking: ['man', 'woman', 'nonbinary'],
    about: 'I cook too much on Sundays, read the last page first, and know every dog in our street by name.',
    interests: ['books', 'coffee', 'concerts', 'cooking', 'dogs', 'hiking'],
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
    about: 'I mend old bicycles, lose at board games with good grace, and defend films that nobody else has seen.',
    interests: ['board_games', 'cinema', 'coffee', 'cooking', 'cycling'],
    buys: null,
  },
] as const;
