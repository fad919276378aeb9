import type { MailWords } from '../mail-words.ts';

export const it: MailWords = {
  greeting: 'Ciao {name},',
  linkHint: 'Se il pulsante non funziona, copia questo indirizzo nel tuo browser:',
  footer: 'Ricevi questa e-mail perché questo indirizzo è stato usato per iscriversi a {site}.',
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail per {site}',
    heading: 'Manca solo un clic',
    lead: 'Conferma il tuo indirizzo e-mail: così gli altri iscritti vedono il tuo profilo e puoi iniziare a chattare.',
    button: 'Conferma l’indirizzo e-mail',
    note: 'Il link funziona una sola volta e per {days} giorni. Se l’iscrizione non è opera tua, ignora semplicemente questa e-mail.',
  },
  passwordReset: {
    subject: 'La tua nuova password per {site}',
    heading: 'Scegli una nuova password',
    lead: 'Hai chiesto una nuova password. Puoi sceglierla nella pagina che si apre con questo pulsante.',
    button: 'Scegli una nuova password',
    note: 'Il link funziona una sola volta e per {minutes} minuti. Se non l’hai chiesta tu, ignora questa e-mail: la tua password resta com’è.',
  },
  welcome: {
    subject: 'Ti diamo il benvenuto su {site}',
    heading: 'Che bello averti qui',
    lead: 'Ora il tuo profilo è visibile. Con una foto e qualche parola su di te è molto più probabile che qualcuno ti scriva.',
    button: 'Conosci altre persone',
    note: 'Hai domande? Scrivi all’indirizzo di contatto sul nostro sito: ti aiutiamo volentieri.',
  },
  passwordChanged: {
    subject: 'La tua password per {site} è stata cambiata',
    heading: 'La tua password è stata cambiata',
    lead: 'La tua password è stata appena cambiata e tutti i dispositivi sono stati disconnessi.',
    button: 'Accedi',
    note: 'Se non eri tu, scegli subito una nuova password dalla pagina di accesso e scrivici.',
  },
  accountExists: {
    subject: 'Hai già un account su {site}',
    heading: 'Hai già un account',
    lead: 'Qualcuno ha provato a iscriversi a {site} con questo indirizzo, ma esiste già un account con questo indirizzo. Non ne è stato creato un altro.',
    button: 'Accedi',
    note: 'Hai dimenticato la password? Puoi sceglierne una nuova dalla pagina di accesso. Se non eri tu, ignora questa e-mail: il tuo account resta com’è.',
  },
  accountUnknown: {
    subject: 'Nessun account con questo indirizzo su {site}',
    heading: 'Questo indirizzo non ha un account',
    lead: 'Hai chiesto una nuova password, ma non c’è nessun account con questo indirizzo. Forse per l’iscrizione ne hai usato un altro.',
    button: 'Iscriviti gratis',
    note: 'Se non eri tu, ignora questa e-mail.',
    footer: 'Ricevi questa e-mail perché qualcuno ha chiesto una nuova password per questo indirizzo su {site}.',
  },
};
