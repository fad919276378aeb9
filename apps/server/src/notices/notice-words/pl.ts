import type { NoticeWords } from './notice-words.types.ts';

export const pl: NoticeWords = {
  title: {
    warning: 'Ostrzeżenie',
    photo_refused: 'Twoje zdjęcie nie zostało zatwierdzone',
    photo_removed: 'Twoje zdjęcie zostało usunięte',
    account_disabled: 'Twoje konto zostało zablokowane',
    message_refused: 'Twoja wiadomość nie została dostarczona',
  },
  what: {
    warning: 'Twoje konto otrzymało ostrzeżenie. Poza tym na razie nic się nie zmienia.',
    photo_refused:
      'Nie zatwierdziliśmy przesłanego przez ciebie zdjęcia. Inni użytkownicy nigdy go nie widzieli i zostało skasowane.',
    photo_removed: 'Usunęliśmy jedno z twoich zdjęć. Inni użytkownicy już go nie widzą i zostało skasowane.',
    account_disabled: 'Zablokowaliśmy twoje konto. Inni użytkownicy już cię nie widzą i nie możesz się zalogować.',
    message_refused: 'Nie dostarczyliśmy jednej z twoich wiadomości. Nikt jej nie widział i nic cię nie kosztowała.',
  },
  reason: 'Zasada',
  grounds: {
    fake: 'bez fałszywej tożsamości',
    spam: 'bez reklam',
    harassment: 'bez nękania',
    nudity: 'bez zdjęć seksualnych',
    underage: 'bez osób niepełnoletnich',
    scam: 'bez oszustw',
    other: 'nasz regulamin',
  },
  facts: 'Co ustaliliśmy',
  byPerson: 'Decyzję podjął człowiek, nie program.',
  redress:
    'Możesz się bezpłatnie odwołać do {until}. Odwołanie rozpatrzy człowiek. Możesz też zwrócić się do certyfikowanego organu rozstrzygania sporów lub do sądu.',
  button: 'Odwołaj się',
  upheld: 'Twoje odwołanie: decyzja pozostaje w mocy',
  upheldLead: 'Rozpatrzyliśmy twoją sprawę ponownie. Decyzja pozostaje w mocy.',
  overturned: 'Twoje odwołanie: pomyliliśmy się',
  overturnedLead: 'Rozpatrzyliśmy sprawę ponownie i cofnęliśmy decyzję. Skasowane zdjęcie można przesłać jeszcze raz.',
  open: 'Otwórz stronę',
  lasting: 'Nadal możesz zwrócić się do certyfikowanego organu rozstrzygania sporów lub do sądu.',
};
