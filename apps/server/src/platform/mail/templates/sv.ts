import type { MailWords } from '../mail-words.ts';

export const sv: MailWords = {
  greeting: 'Hej {name},',
  linkHint: 'Om knappen inte fungerar kan du kopiera den här adressen till din webbläsare:',
  footer: 'Du får det här mejlet eftersom adressen användes för att skapa ett konto på {site}.',
  activation: {
    subject: 'Bekräfta din e-postadress för {site}',
    heading: 'Bara ett klick kvar',
    lead: 'Bekräfta din e-postadress så att andra medlemmar kan se din profil och du kan börja chatta.',
    button: 'Bekräfta e-postadress',
    note: 'Länken fungerar en gång och i {days} dagar. Om du inte har skapat ett konto kan du bortse från det här mejlet.',
  },
  passwordReset: {
    subject: 'Ditt nya lösenord till {site}',
    heading: 'Välj ett nytt lösenord',
    lead: 'Du har bett om ett nytt lösenord. Du väljer det på sidan bakom den här knappen.',
    button: 'Välj nytt lösenord',
    note: 'Länken fungerar en gång och i {minutes} minuter. Om du inte har bett om den kan du bortse från det här mejlet: ditt lösenord är oförändrat.',
  },
  welcome: {
    subject: 'Välkommen till {site}',
    heading: 'Vad roligt att du är här',
    lead: 'Din profil är nu synlig. Med en bild och några ord om dig själv är det mycket troligare att någon skriver till dig.',
    button: 'Träffa andra medlemmar',
    note: 'Frågor? Skriv till kontaktadressen på vår sida så hjälper vi gärna till.',
  },
};
