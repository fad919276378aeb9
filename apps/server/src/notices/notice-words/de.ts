import type { NoticeWords } from './notice-words.types.ts';

export const de: NoticeWords = {
  title: {
    warning: 'Eine Verwarnung',
    photo_refused: 'Dein Foto wurde nicht freigegeben',
    photo_removed: 'Dein Foto wurde entfernt',
    account_disabled: 'Dein Konto wurde gesperrt',
    message_refused: 'Deine Nachricht wurde nicht zugestellt',
  },
  what: {
    warning: 'Wir verwarnen dich. Sonst ändert sich vorerst nichts.',
    photo_refused:
      'Wir haben ein Foto, das du hochgeladen hast, nicht freigegeben. Andere Mitglieder haben es nie gesehen, und es wurde gelöscht.',
    photo_removed:
      'Wir haben eines deiner Fotos entfernt. Andere Mitglieder sehen es nicht mehr, und es wurde gelöscht.',
    account_disabled:
      'Wir haben dein Konto gesperrt. Andere Mitglieder sehen dich nicht mehr, und du kannst dich nicht mehr einloggen.',
    message_refused:
      'Wir haben eine deiner Nachrichten nicht zugestellt. Niemand hat sie gesehen, und sie hat dich nichts gekostet.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'keine falsche Identität',
    spam: 'keine Werbung',
    harassment: 'keine Belästigung',
    nudity: 'keine sexuellen Bilder',
    underage: 'keine Minderjährigen',
    scam: 'kein Betrug',
    other: 'unsere Nutzungsbedingungen',
  },
  facts: 'Was wir festgestellt haben',
  byPerson: 'Das hat ein Mensch entschieden, kein Programm.',
  redress:
    'Bis {until} kannst du kostenlos widersprechen. Ein Mensch entscheidet darüber. Du kannst dich auch an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
  button: 'Widersprechen',
  upheld: 'Dein Widerspruch: Es bleibt dabei',
  upheldLead: 'Wir haben deinen Fall noch einmal geprüft. Die Entscheidung bleibt bestehen.',
  overturned: 'Dein Widerspruch: Wir haben uns geirrt',
  overturnedLead:
    'Wir haben die Entscheidung noch einmal geprüft und nehmen sie zurück. Ein gelöschtes Foto kannst du erneut hochladen.',
  open: 'Zur Seite',
  lasting: 'Du kannst dich weiterhin an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
};
