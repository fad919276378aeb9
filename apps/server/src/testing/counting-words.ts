import type { Locale } from '@heartline/api-client/contract';

export const counts = [0, 1, 2, 5, 21, 22, 1000];
const forms = (one: string, other: string) => counts.map((count) => (count === 1 ? one : other));
/** French uses its singular for zero, too. */
const french = (one: string, other: string) => counts.map((count) => (count < 2 ? one : other));
const polish = (one: string, few: string, many: string) => [many, one, few, many, many, few, many];

interface Counting {
  argument: string;
  /** Further values in the text. */
  beside?: Record<string, string | number | Date>;
  /** The word after the number, for each of `counts`. */
  said: Record<Locale, string[]>;
  /** One is written without a number: "Someone likes you". */
  oneInWords?: boolean;
}

const days = {
  da: forms('dag', 'dage'),
  de: forms('Tag', 'Tage'),
  en: forms('day', 'days'),
  es: forms('día', 'días'),
  fi: forms('päivän', 'päivän'),
  fr: french('jour', 'jours'),
  it: forms('giorno', 'giorni'),
  nb: forms('dag', 'dager'),
  nl: forms('dag', 'dagen'),
  pl: polish('dzień', 'dni', 'dni'),
  sv: forms('dag', 'dagar'),
} satisfies Counting['said'];
const minutes = {
  da: forms('minut', 'minutter'),
  de: forms('Minute', 'Minuten'),
  en: forms('minute', 'minutes'),
  es: forms('minuto', 'minutos'),
  fi: forms('minuutin', 'minuutin'),
  fr: french('minute', 'minutes'),
  it: forms('minuto', 'minuti'),
  nb: forms('minutt', 'minutter'),
  nl: forms('minuut', 'minuten'),
  pl: polish('minutę', 'minuty', 'minut'),
  sv: forms('minut', 'minuter'),
} satisfies Counting['said'];
const people = {
  da: forms('person', 'personer'),
  de: forms('Person', 'Personen'),
  en: forms('person', 'people'),
  es: forms('persona', 'personas'),
  fi: forms('ihminen', 'ihmistä'),
  fr: french('personne', 'personnes'),
  it: forms('persona', 'persone'),
  nb: forms('person', 'personer'),
  nl: forms('persoon', 'mensen'),
  pl: polish('osoba', 'osoby', 'osób'),
  sv: forms('person', 'personer'),
} satisfies Counting['said'];
const newMessages = {
  da: forms('nye', 'nye'),
  de: forms('neue', 'neue'),
  en: forms('new', 'new'),
  es: forms('mensajes', 'mensajes'),
  fi: forms('uutta', 'uutta'),
  fr: french('nouveaux', 'nouveaux'),
  it: forms('nuovi', 'nuovi'),
  nb: forms('nye', 'nye'),
  nl: forms('nieuwe', 'nieuwe'),
  pl: polish('nową', 'nowe', 'nowych'),
  sv: forms('nya', 'nya'),
} satisfies Counting['said'];
const messages = {
  da: forms('beskeder', 'beskeder'),
  de: forms('Nachrichten', 'Nachrichten'),
  en: forms('messages', 'messages'),
  es: forms('mensajes', 'mensajes'),
  fi: forms('viestiä', 'viestiä'),
  fr: french('messages', 'messages'),
  it: forms('messaggi', 'messaggi'),
  nb: forms('meldinger', 'meldinger'),
  nl: forms('berichten', 'berichten'),
  pl: polish('wiadomość', 'wiadomości', 'wiadomości'),
  sv: forms('meddelanden', 'meddelanden'),
} satisfies Counting['said'];

const credits = {
  da: forms('kredit', 'kreditter'),
  de: forms('Credit', 'Credits'),
  en: forms('credit', 'credits'),
  es: forms('crédito', 'créditos'),
  fi: forms('krediitti', 'krediittiä'),
  fr: french('crédit', 'crédits'),
  it: forms('credito', 'crediti'),
  nb: forms('kreditt', 'kreditter'),
  nl: forms('credit', 'credits'),
  pl: polish('kredyt', 'kredyty', 'kredytów'),
  sv: forms('kredit', 'krediter'),
} satisfies Counting['said'];

/** All texts of the server with a number. */
export const counting: Record<string, Counting> = {
  'debit.notice.credits': { argument: 'credits', said: credits },
  'debit.sms': {
    argument: 'minutes',
    beside: { code: 'Code', amount: 'Amount', site: 'Heartline' },
    said: { ...minutes, fi: forms('minuutin', 'minuuttia') },
  },
  'export.file.credits': { argument: 'count', said: credits },
  'found.page.returnPolicy': {
    argument: 'days',
    beside: { name: 'Heartline' },
    said: { ...days, de: forms('Tag', 'Tagen'), pl: polish('dnia', 'dni', 'dni') },
  },
  'mail.exportReady.note': { argument: 'days', said: { ...days, fi: forms('päivän', 'päivää') } },
  'receipts.mail.lead': {
    argument: 'credits',
    said: { ...credits, fi: forms('krediitin', 'krediittiä') },
  },
  'receipts.mail.closing': {
    argument: 'days',
    said: { ...days, de: forms('Tag', 'Tagen'), pl: polish('dnia', 'dni', 'dni') },
  },
  'site-about.money1': {
    argument: 'messageCredits',
    beside: { photoCredits: 7, giftCredits: 7 },
    said: { ...credits, fi: forms('krediitin', 'krediittiä') },
  },
  'withdrawal.mail.bought': {
    argument: 'credits',
    beside: { price: '€9', at: new Date('2027-05-27') },
    said: credits,
  },
  'withdrawal.mail.closing': {
    argument: 'days',
    said: { ...days, de: forms('Tag', 'Tagen'), pl: polish('dnia', 'dni', 'dni') },
  },
  'order.description': { argument: 'credits', said: credits },
  'mail.activation.note': { argument: 'days', said: days },
  'mail.activationReminder.note': { argument: 'days', said: { ...days, fi: forms('päivän', 'päivää') } },
  'mail.accountDeleted.note': { argument: 'days', said: { ...days, fi: forms('päivän', 'päivää') } },
  'mail.passwordReset.note': { argument: 'minutes', said: minutes },
  'mail.emailChange.note': { argument: 'minutes', said: minutes },
  'notification.like.lead': {
    argument: 'count',
    said: {
      da: forms('medlem', 'medlemmer'),
      de: forms('Mitglied', 'Mitglieder'),
      en: forms('member', 'members'),
      es: forms('persona', 'personas'),
      fi: forms('jäsen', 'jäsentä'),
      fr: french('personne', 'personnes'),
      it: forms('persona', 'persone'),
      nb: forms('medlem', 'medlemmer'),
      nl: forms('lid', 'leden'),
      pl: polish('osobie', 'osobom', 'osobom'),
      sv: forms('medlem', 'medlemmar'),
    },
    oneInWords: true,
  },
  'notification.like.subject': { argument: 'count', said: people, oneInWords: true },
  'notification.newConversations.lead': { argument: 'count', said: people, oneInWords: true },
  'notification.newConversations.subject': {
    argument: 'count',
    said: {
      da: forms('første', 'første'),
      de: forms('erste', 'erste'),
      en: forms('first', 'first'),
      es: forms('primeros', 'primeros'),
      fi: forms('ensimmäistä', 'ensimmäistä'),
      fr: french('premiers', 'premiers'),
      it: forms('primi', 'primi'),
      nb: forms('første', 'første'),
      nl: forms('eerste', 'eerste'),
      pl: polish('pierwsza', 'pierwsze', 'pierwszych'),
      sv: forms('första', 'första'),
    },
    oneInWords: true,
  },
  'notification.newMessages.lead': {
    argument: 'count',
    said: {
      da: forms('ulæste', 'ulæste'),
      de: forms('ungelesene', 'ungelesene'),
      en: forms('unread', 'unread'),
      es: forms('mensajes', 'mensajes'),
      fi: forms('lukematonta', 'lukematonta'),
      fr: french('messages', 'messages'),
      it: forms('messaggi', 'messaggi'),
      nb: forms('uleste', 'uleste'),
      nl: forms('ongelezen', 'ongelezen'),
      pl: polish('nieprzeczytana', 'nieprzeczytane', 'nieprzeczytanych'),
      sv: forms('olästa', 'olästa'),
    },
    oneInWords: true,
  },
  'notification.newMessages.subject': { argument: 'count', said: newMessages, oneInWords: true },
  'notification.unread.lead': { argument: 'count', said: messages, oneInWords: true },
  'notification.unread.subject': { argument: 'count', said: messages, oneInWords: true },
  'notification.weekly.likes': {
    argument: 'count',
    said: {
      da: forms('nyt', 'nye'),
      de: forms('neuer', 'neue'),
      en: forms('new', 'new'),
      es: forms('me', 'me'),
      fi: forms('uusi', 'uutta'),
      fr: french('nouveau', 'nouveaux'),
      it: forms('nuovo', 'nuovi'),
      nb: forms('ny', 'nye'),
      nl: forms('nieuwe', 'nieuwe'),
      pl: polish('nowe', 'nowe', 'nowych'),
      sv: forms('ny', 'nya'),
    },
  },
  'notification.weekly.visits': {
    argument: 'count',
    said: {
      da: forms('besøg', 'besøg'),
      de: forms('Besuch', 'Besuche'),
      en: forms('visit', 'visits'),
      es: forms('visita', 'visitas'),
      fi: forms('käynti', 'käyntiä'),
      fr: french('visite', 'visites'),
      it: forms('visita', 'visite'),
      nb: forms('besøk', 'besøk'),
      nl: forms('bezoek', 'bezoeken'),
      pl: polish('wizyta', 'wizyty', 'wizyt'),
      sv: forms('besök', 'besök'),
    },
  },
  'push.unread': { argument: 'count', said: newMessages, oneInWords: true },
};
