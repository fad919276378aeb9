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
    lead: 'Du har bett om ett nytt lösenord. Tryck på knappen för att välja det.',
    button: 'Välj nytt lösenord',
    note: 'Länken fungerar en gång och i {minutes} minuter. Om du inte har bett om den kan du bortse från det här mejlet: ditt lösenord är oförändrat.',
  },
  welcome: {
    subject: 'Välkommen till {site}',
    heading: 'Vad roligt att du är här',
    lead: 'Din profil är nu synlig. Med en bild och några ord om dig själv är det mycket troligare att någon skriver till dig.',
    button: 'Träffa andra medlemmar',
    note: 'Frågor? Skriv till kontaktadressen på vår sida, så hjälper vi gärna till.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord till {site} har ändrats',
    heading: 'Ditt lösenord har ändrats',
    lead: 'Ditt lösenord har just ändrats, och alla enheter har loggats ut.',
    button: 'Logga in',
    note: 'Om det inte var du ska du genast välja ett nytt lösenord på inloggningssidan och skriva till oss.',
  },
  accountExists: {
    subject: 'Du har redan ett konto hos {site}',
    heading: 'Du har redan ett konto',
    lead: 'Någon försökte registrera sig hos {site} med den här adressen, men det finns redan ett konto med den. Inget nytt har skapats.',
    button: 'Logga in',
    note: 'Har du glömt lösenordet? Du kan välja ett nytt på inloggningssidan. Om det inte var du kan du bortse från det här mejlet: ditt konto är oförändrat.',
  },
  accountUnknown: {
    subject: 'Inget konto med den här adressen hos {site}',
    heading: 'Den här adressen har inget konto',
    lead: 'Du har bett om ett nytt lösenord, men det finns inget konto med den här adressen. Kanske använde du en annan när du registrerade dig.',
    button: 'Registrera dig gratis',
    note: 'Om det inte var du kan du bortse från det här mejlet.',
    footer: 'Du får det här mejlet för att någon har bett om ett nytt lösenord för den här adressen hos {site}.',
  },
};
