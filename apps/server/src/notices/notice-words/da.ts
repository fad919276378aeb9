import type { NoticeWords } from './notice-words.types.ts';

export const da: NoticeWords = {
  title: {
    warning: 'En advarsel',
    photo_refused: 'Dit billede blev ikke godkendt',
    photo_removed: 'Dit billede blev fjernet',
    account_disabled: 'Din konto er lukket',
    message_refused: 'Din besked blev ikke leveret',
  },
  what: {
    warning: 'Vi har givet din konto en advarsel. Der ændrer sig ikke andet foreløbig.',
    photo_refused:
      'Vi har ikke godkendt et billede, du lagde op. Andre medlemmer har aldrig set det, og det er slettet.',
    photo_removed: 'Vi har fjernet et af dine billeder. Andre medlemmer kan ikke længere se det, og det er slettet.',
    account_disabled: 'Vi har lukket din konto. Andre medlemmer kan ikke længere se dig, og du kan ikke logge ind.',
    message_refused: 'Vi har ikke leveret en af dine beskeder. Ingen har set den, og den har ikke kostet dig noget.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'ingen falsk identitet',
    spam: 'ingen reklame',
    harassment: 'ingen chikane',
    nudity: 'ingen seksuelle billeder',
    underage: 'ingen mindreårige',
    scam: 'intet bedrageri',
    other: 'vores brugsvilkår',
  },
  facts: 'Det har vi konstateret',
  byPerson: 'Et menneske har truffet afgørelsen, ikke et program.',
  redress:
    'Du kan klage gratis frem til {until}. Et menneske afgør klagen. Du kan også gå til et certificeret tvistbilæggelsesorgan eller til domstolene.',
  button: 'Klag',
  upheld: 'Din klage: afgørelsen står ved magt',
  upheldLead: 'Vi har set på din sag igen. Afgørelsen står ved magt.',
  overturned: 'Din klage: vi tog fejl',
  overturnedLead: 'Vi har set på afgørelsen igen og har omgjort den. Et slettet billede kan lægges op igen.',
  open: 'Gå til siden',
  lasting: 'Du kan stadig gå til et certificeret tvistbilæggelsesorgan eller til domstolene.',
};
