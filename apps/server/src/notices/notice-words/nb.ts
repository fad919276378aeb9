import type { NoticeWords } from './notice-words.types.ts';

export const nb: NoticeWords = {
  title: {
    warning: 'En advarsel',
    photo_refused: 'Bildet ditt ble ikke godkjent',
    photo_removed: 'Bildet ditt ble fjernet',
    account_disabled: 'Kontoen din er stengt',
    message_refused: 'Meldingen din ble ikke levert',
  },
  what: {
    warning: 'Vi har gitt kontoen din en advarsel. Ellers endrer ingenting seg foreløpig.',
    photo_refused:
      'Vi har ikke godkjent et bilde du lastet opp. Andre medlemmer har aldri sett det, og det er slettet.',
    photo_removed: 'Vi har fjernet et av bildene dine. Andre medlemmer ser det ikke lenger, og det er slettet.',
    account_disabled: 'Vi har stengt kontoen din. Andre medlemmer ser deg ikke lenger, og du kan ikke logge inn.',
    message_refused: 'Vi har ikke levert en av meldingene dine. Ingen har sett den, og den har ikke kostet deg noe.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'ingen falsk identitet',
    spam: 'ingen reklame',
    harassment: 'ingen trakassering',
    nudity: 'ingen seksuelle bilder',
    underage: 'ingen mindreårige',
    scam: 'ingen svindel',
    other: 'brukervilkårene våre',
  },
  facts: 'Dette har vi funnet',
  byPerson: 'Et menneske har tatt avgjørelsen, ikke et program.',
  redress:
    'Du kan klage gratis fram til {until}. Et menneske avgjør klagen. Du kan også gå til et sertifisert tvisteløsningsorgan eller til domstolene.',
  button: 'Klag',
  upheld: 'Klagen din: avgjørelsen står',
  upheldLead: 'Vi har sett på saken din på nytt. Avgjørelsen står.',
  overturned: 'Klagen din: vi tok feil',
  overturnedLead: 'Vi har sett på avgjørelsen på nytt og har omgjort den. Et slettet bilde kan lastes opp igjen.',
  open: 'Gå til siden',
  lasting: 'Du kan fortsatt gå til et sertifisert tvisteløsningsorgan eller til domstolene.',
};
