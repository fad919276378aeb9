import type { MailWords } from '../mail-words.ts';

export const nl: MailWords = {
  greeting: 'Hallo {name},',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  footer: 'Je krijgt deze e-mail omdat met dit adres een account is aangemaakt bij {site}.',
  activation: {
    subject: 'Bevestig je e-mailadres voor {site}',
    heading: 'Nog één klik',
    lead: 'Bevestig je e-mailadres. Dan zien andere leden je profiel en kun je beginnen met chatten.',
    button: 'E-mailadres bevestigen',
    note: 'De link is {days} dagen geldig en werkt één keer. Heb je je niet aangemeld? Negeer deze e-mail dan gewoon.',
  },
  passwordReset: {
    subject: 'Je nieuwe wachtwoord voor {site}',
    heading: 'Kies een nieuw wachtwoord',
    lead: 'Je hebt om een nieuw wachtwoord gevraagd. Met deze knop open je de pagina waar je het kiest.',
    button: 'Nieuw wachtwoord kiezen',
    note: 'De link is {minutes} minuten geldig en werkt één keer. Heb je er niet om gevraagd? Negeer deze e-mail dan: je wachtwoord blijft zoals het is.',
  },
  welcome: {
    subject: 'Welkom bij {site}',
    heading: 'Fijn dat je er bent',
    lead: 'Je profiel is nu zichtbaar. Met een foto en een paar woorden over jezelf is de kans veel groter dat iemand je schrijft.',
    button: 'Ontmoet andere leden',
    note: 'Vragen? Schrijf naar het contactadres op onze site, we helpen je graag.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord voor {site} is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    lead: 'Je wachtwoord is zojuist gewijzigd, en je bent op alle apparaten uitgelogd.',
    button: 'Inloggen',
    note: 'Was jij het niet? Kies dan meteen een nieuw wachtwoord op de inlogpagina en schrijf ons.',
  },
  accountExists: {
    subject: 'Je hebt al een account bij {site}',
    heading: 'Je hebt al een account',
    lead: 'Iemand wilde zich met dit adres bij {site} aanmelden, maar met dat adres is er al een account. Er is geen nieuw account aangemaakt.',
    button: 'Inloggen',
    note: 'Wachtwoord vergeten? Op de inlogpagina kun je een nieuw kiezen. Was jij het niet? Negeer deze e-mail dan: je account blijft zoals het is.',
  },
  accountUnknown: {
    subject: 'Geen account met dit adres bij {site}',
    heading: 'Met dit adres is er geen account',
    lead: 'Je hebt om een nieuw wachtwoord gevraagd, maar er is geen account met dit adres. Misschien heb je je met een ander adres aangemeld.',
    button: 'Gratis aanmelden',
    note: 'Was jij het niet? Negeer deze e-mail dan.',
    footer: 'Je krijgt deze e-mail omdat iemand bij {site} om een nieuw wachtwoord voor dit adres heeft gevraagd.',
  },
};
