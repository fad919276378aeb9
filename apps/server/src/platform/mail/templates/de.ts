import type { MailWords } from '../mail-words.ts';

export const de: MailWords = {
  greeting: 'Hallo {name},',
  linkHint: 'Wenn der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  footer: 'Du bekommst diese E-Mail, weil jemand mit dieser Adresse ein Konto bei {site} angelegt hat.',
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse für {site}',
    heading: 'Nur noch ein Klick',
    lead: 'Bestätige deine E-Mail-Adresse. Dann sehen andere Mitglieder dein Profil, und du kannst anfangen zu chatten.',
    button: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt {days} Tage und lässt sich einmal verwenden. Wenn du dich nicht registriert hast, ignoriere diese E-Mail einfach.',
  },
  passwordReset: {
    subject: 'Dein neues Passwort für {site}',
    heading: 'Wähle ein neues Passwort',
    lead: 'Du hast um ein neues Passwort gebeten. Mit diesem Knopf kommst du zu der Seite, auf der du es wählst.',
    button: 'Neues Passwort wählen',
    note: 'Der Link gilt {minutes} Minuten und lässt sich einmal verwenden. Wenn du nicht darum gebeten hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  },
  welcome: {
    subject: 'Willkommen bei {site}',
    heading: 'Schön, dass du da bist',
    lead: 'Dein Profil ist jetzt sichtbar. Mit einem Foto und ein paar Worten über dich ist es viel wahrscheinlicher, dass dir jemand schreibt.',
    button: 'Mitglieder kennenlernen',
    note: 'Fragen? Schreib an die Kontaktadresse auf unserer Seite, wir helfen gern.',
  },
  passwordChanged: {
    subject: 'Dein Passwort für {site} wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    lead: 'Dein Passwort wurde gerade geändert, und alle Geräte wurden ausgeloggt.',
    button: 'Einloggen',
    note: 'Wenn du das nicht warst, wähle auf der Login-Seite sofort ein neues Passwort und schreib uns.',
  },
  accountExists: {
    subject: 'Du hast schon ein Konto bei {site}',
    heading: 'Du hast schon ein Konto',
    lead: 'Jemand wollte sich mit dieser Adresse bei {site} registrieren, aber zu ihr gibt es schon ein Konto. Ein neues wurde nicht angelegt.',
    button: 'Einloggen',
    note: 'Passwort vergessen? Auf der Login-Seite kannst du ein neues wählen. Wenn du das nicht warst, ignoriere diese E-Mail: Dein Konto bleibt, wie es ist.',
  },
  accountUnknown: {
    subject: 'Kein Konto mit dieser Adresse bei {site}',
    heading: 'Zu dieser Adresse gibt es kein Konto',
    lead: 'Du hast um ein neues Passwort gebeten, aber zu dieser Adresse gibt es kein Konto. Vielleicht hast du dich mit einer anderen registriert.',
    button: 'Kostenlos registrieren',
    note: 'Wenn du das nicht warst, ignoriere diese E-Mail einfach.',
    footer: 'Du bekommst diese E-Mail, weil jemand bei {site} ein neues Passwort für diese Adresse wollte.',
  },
};
