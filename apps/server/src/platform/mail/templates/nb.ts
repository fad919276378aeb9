import type { MailWords } from '../mail-words.ts';

export const nb: MailWords = {
  greeting: 'Hei {name},',
  linkHint: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
  footer: 'Du får denne e-posten fordi adressen ble brukt til å opprette en konto på {site}.',
  activation: {
    subject: 'Bekreft e-postadressen din for {site}',
    heading: 'Bare ett klikk igjen',
    lead: 'Bekreft e-postadressen din, så kan andre medlemmer se profilen din, og du kan begynne å chatte.',
    button: 'Bekreft e-postadresse',
    note: 'Lenken virker én gang og i {days} dager. Har du ikke opprettet en konto, kan du bare se bort fra denne e-posten.',
  },
  passwordReset: {
    subject: 'Nytt passord til {site}',
    heading: 'Velg et nytt passord',
    lead: 'Du har bedt om et nytt passord. Trykk på knappen for å velge det.',
    button: 'Velg nytt passord',
    note: 'Lenken virker én gang og i {minutes} minutter. Har du ikke bedt om den, kan du se bort fra denne e-posten: Passordet ditt er uendret.',
  },
  welcome: {
    subject: 'Velkommen til {site}',
    heading: 'Så fint at du er her',
    lead: 'Profilen din er nå synlig. Har du et bilde og noen ord om deg selv, er det mye mer sannsynlig at noen skriver til deg.',
    button: 'Møt andre medlemmer',
    note: 'Spørsmål? Skriv til kontaktadressen på siden vår, så hjelper vi deg gjerne.',
  },
  passwordChanged: {
    subject: 'Passordet ditt til {site} er endret',
    heading: 'Passordet ditt er endret',
    lead: 'Passordet ditt ble nettopp endret, og alle enheter er logget ut.',
    button: 'Logg inn',
    note: 'Var det ikke deg, må du straks velge et nytt passord på innloggingssiden og skrive til oss.',
  },
  accountExists: {
    subject: 'Du har allerede en konto hos {site}',
    heading: 'Du har allerede en konto',
    lead: 'Noen har prøvd å registrere seg hos {site} med denne adressen, men det finnes allerede en konto med den. Det ble ikke opprettet en ny.',
    button: 'Logg inn',
    note: 'Har du glemt passordet? Du kan velge et nytt på innloggingssiden. Var det ikke deg, kan du se bort fra denne e-posten: Kontoen din er uendret.',
  },
  accountUnknown: {
    subject: 'Ingen konto med denne adressen hos {site}',
    heading: 'Denne adressen har ingen konto',
    lead: 'Du har bedt om et nytt passord, men det finnes ingen konto med denne adressen. Kanskje du brukte en annen da du registrerte deg.',
    button: 'Registrer deg gratis',
    note: 'Var det ikke deg, kan du se bort fra denne e-posten.',
    footer: 'Du får denne e-posten fordi noen har bedt om et nytt passord for denne adressen hos {site}.',
  },
};
