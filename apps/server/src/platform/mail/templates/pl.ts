import type { MailWords } from '../mail-words.ts';

export const pl: MailWords = {
  greeting: 'Cześć, {name},',
  linkHint: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  footer: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano przy zakładaniu konta w serwisie {site}.',
  activation: {
    subject: 'Potwierdź swój adres e-mail w serwisie {site}',
    heading: 'Jeszcze jedno kliknięcie',
    lead: 'Potwierdź swój adres e-mail: inne osoby zobaczą twój profil, a ty możesz zacząć rozmawiać.',
    button: 'Potwierdź adres e-mail',
    note: 'Link działa jeden raz, przez {days} dni. Jeśli to nie ty zakładasz konto, po prostu zignoruj tę wiadomość.',
  },
  passwordReset: {
    subject: 'Nowe hasło do serwisu {site}',
    heading: 'Ustaw nowe hasło',
    lead: 'Otrzymaliśmy prośbę o nowe hasło. Ustawisz je na stronie, do której prowadzi ten przycisk.',
    button: 'Ustaw nowe hasło',
    note: 'Link działa jeden raz, przez {minutes} minut. Jeśli to nie twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.',
  },
  welcome: {
    subject: 'Witamy w serwisie {site}',
    heading: 'Miło, że jesteś',
    lead: 'Twój profil jest już widoczny. Ze zdjęciem i kilkoma słowami o sobie masz o wiele większą szansę, że ktoś do ciebie napisze.',
    button: 'Poznaj inne osoby',
    note: 'Masz pytania? Napisz na adres kontaktowy na naszej stronie, chętnie pomożemy.',
  },
  passwordChanged: {
    subject: 'Zmieniono hasło do serwisu {site}',
    heading: 'Zmieniono hasło',
    lead: 'Twoje hasło zostało właśnie zmienione, a wszystkie urządzenia wylogowane.',
    button: 'Zaloguj się',
    note: 'Jeśli to nie ty, od razu ustaw nowe hasło na stronie logowania i napisz do nas.',
  },
  accountExists: {
    subject: 'Masz już konto w serwisie {site}',
    heading: 'Masz już konto',
    lead: 'Ktoś próbował zarejestrować się w serwisie {site}, podając ten adres, ale konto z tym adresem już istnieje. Nowe konto nie powstało.',
    button: 'Zaloguj się',
    note: 'Nie pamiętasz hasła? Nowe ustawisz na stronie logowania. Jeśli to nie ty, zignoruj tę wiadomość: twoje konto się nie zmieni.',
  },
  accountUnknown: {
    subject: 'Brak konta z tym adresem w serwisie {site}',
    heading: 'Ten adres nie ma konta',
    lead: 'Otrzymaliśmy prośbę o nowe hasło, ale nie ma konta z tym adresem. Być może do rejestracji posłużył inny adres.',
    button: 'Zarejestruj się za darmo',
    note: 'Jeśli to nie twoja prośba, zignoruj tę wiadomość.',
    footer: 'Otrzymujesz tę wiadomość, ponieważ ktoś poprosił o nowe hasło dla tego adresu w serwisie {site}.',
  },
};
