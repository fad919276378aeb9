import type { NoticeWords } from './notice-words.types.ts';

export const nl: NoticeWords = {
  title: {
    warning: 'Een waarschuwing',
    photo_refused: 'Je foto is niet goedgekeurd',
    photo_removed: 'Je foto is verwijderd',
    account_disabled: 'Je account is geblokkeerd',
    message_refused: 'Je bericht is niet bezorgd',
  },
  what: {
    warning: 'We geven je een waarschuwing. Verder verandert er voorlopig niets.',
    photo_refused:
      'We hebben een foto die je hebt geüpload niet goedgekeurd. Andere leden hebben hem nooit gezien en hij is gewist.',
    photo_removed: 'We hebben een van je foto’s verwijderd. Andere leden zien hem niet meer en hij is gewist.',
    account_disabled: 'We hebben je account geblokkeerd. Andere leden zien je niet meer en je kunt niet meer inloggen.',
    message_refused:
      'We hebben een van je berichten niet bezorgd. Niemand heeft het gezien en het heeft je niets gekost.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'geen valse identiteit',
    spam: 'geen reclame',
    harassment: 'geen intimidatie',
    nudity: 'geen seksuele foto’s',
    underage: 'geen minderjarigen',
    scam: 'geen oplichting',
    other: 'onze gebruiksvoorwaarden',
  },
  facts: 'Wat we hebben vastgesteld',
  byPerson: 'Dit heeft een mens beslist, geen programma.',
  redress:
    'Je kunt tot {until} gratis bezwaar maken. Een mens beslist erover. Je kunt ook naar een erkende geschilleninstantie of naar de rechter.',
  button: 'Bezwaar maken',
  upheld: 'Je bezwaar: de beslissing blijft staan',
  upheldLead: 'We hebben je zaak opnieuw bekeken. De beslissing blijft staan.',
  overturned: 'Je bezwaar: we hadden het mis',
  overturnedLead:
    'We hebben de beslissing opnieuw bekeken en draaien die terug. Een gewiste foto kun je opnieuw uploaden.',
  open: 'Naar de site',
  lasting: 'Je kunt nog steeds naar een erkende geschilleninstantie of naar de rechter.',
};
