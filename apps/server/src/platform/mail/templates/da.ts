import type { MailWords } from '../mail-words.ts';

export const da: MailWords = {
  greeting: 'Hej {name},',
  linkHint: 'Hvis knappen ikke virker, kan du kopiere denne adresse ind i din browser:',
  footer: 'Du får denne e-mail, fordi adressen blev brugt til at oprette en profil på {site}.',
  activation: {
    subject: 'Bekræft din e-mailadresse til {site}',
    heading: 'Kun ét klik tilbage',
    lead: 'Bekræft din e-mailadresse, så andre medlemmer kan se din profil, og du kan begynde at chatte.',
    button: 'Bekræft e-mailadresse',
    note: 'Linket virker én gang og i {days} dage. Har du ikke oprettet en profil, kan du bare se bort fra denne e-mail.',
  },
  passwordReset: {
    subject: 'Din nye adgangskode til {site}',
    heading: 'Vælg en ny adgangskode',
    lead: 'Du har bedt om en ny adgangskode. Tryk på knappen for at vælge den.',
    button: 'Vælg ny adgangskode',
    note: 'Linket virker én gang og i {minutes} minutter. Har du ikke bedt om det, så se bort fra denne e-mail: Din adgangskode er uændret.',
  },
  welcome: {
    subject: 'Velkommen til {site}',
    heading: 'Dejligt, at du er her',
    lead: 'Din profil er nu synlig. Har du et billede og et par ord om dig selv, er det meget mere sandsynligt, at nogen skriver til dig.',
    button: 'Mød andre medlemmer',
    note: 'Spørgsmål? Skriv til kontaktadressen på vores side, så hjælper vi gerne.',
  },
  passwordChanged: {
    subject: 'Din adgangskode til {site} er ændret',
    heading: 'Din adgangskode er ændret',
    lead: 'Din adgangskode er netop blevet ændret, og alle enheder er logget ud.',
    button: 'Log ind',
    note: 'Var det ikke dig, så vælg straks en ny adgangskode på loginsiden, og skriv til os.',
  },
  accountExists: {
    subject: 'Du har allerede en konto hos {site}',
    heading: 'Du har allerede en konto',
    lead: 'Nogen har forsøgt at tilmelde sig {site} med denne adresse, men der findes allerede en konto med den. Der er ikke oprettet en ny.',
    button: 'Log ind',
    note: 'Har du glemt adgangskoden? Du kan vælge en ny på loginsiden. Var det ikke dig, så se bort fra denne e-mail: Din konto er uændret.',
  },
  accountUnknown: {
    subject: 'Ingen konto med denne adresse hos {site}',
    heading: 'Denne adresse har ingen konto',
    lead: 'Du har bedt om en ny adgangskode, men der findes ingen konto med denne adresse. Måske brugte du en anden, da du tilmeldte dig.',
    button: 'Tilmeld dig gratis',
    note: 'Var det ikke dig, så se bort fra denne e-mail.',
    footer: 'Du får denne e-mail, fordi nogen har bedt om en ny adgangskode til denne adresse hos {site}.',
  },
};
