import type { Locale, ReportReason } from '@heartline/api-client/contract';

import type { NoticeKind } from './notices.store.ts';

/** The words of a statement of reasons. {until} is a date, {facts} and {answer} what a moderator wrote. */
export interface NoticeWords {
  title: Record<NoticeKind, string>;
  what: Record<NoticeKind, string>;
  reason: string;
  grounds: Record<ReportReason, string>;
  facts: string;
  byPerson: string;
  redress: string;
  button: string;
  upheld: string;
  upheldLead: string;
  overturned: string;
  overturnedLead: string;
  open: string;
  lasting: string;
}

const en: NoticeWords = {
  title: {
    warning: 'A warning',
    photo_refused: 'Your photo was not approved',
    photo_removed: 'Your photo was removed',
    account_disabled: 'Your account was disabled',
    message_refused: 'Your message was not delivered',
  },
  what: {
    warning: 'We have given your account a warning. Nothing else changes for now.',
    photo_refused: 'We did not approve a photo that you uploaded. Other members never saw it, and it has been deleted.',
    photo_removed: 'We removed one of your photos. Other members no longer see it, and it has been deleted.',
    account_disabled: 'We have disabled your account. Other members no longer see you, and you cannot sign in.',
    message_refused: 'We did not deliver one of your messages. Nobody has seen it, and it cost you nothing.',
  },
  reason: 'Rule',
  grounds: {
    fake: 'no false identity',
    spam: 'no advertising',
    harassment: 'no harassment',
    nudity: 'no sexual pictures',
    underage: 'no minors',
    scam: 'no fraud',
    other: 'our terms of use',
  },
  facts: 'What we found',
  byPerson: 'A person made this decision; it was not automated.',
  redress:
    'You can appeal free of charge until {until}. A person decides about it. You can also turn to a certified dispute settlement body or to a court.',
  button: 'Appeal',
  upheld: 'Your appeal: the decision stands',
  upheldLead: 'We looked at your case again. The decision stands.',
  overturned: 'Your appeal: we were wrong',
  overturnedLead: 'We looked at the decision again and have taken it back. A deleted photo can be uploaded again.',
  open: 'Open the site',
  lasting: 'You can still turn to a certified dispute settlement body or to a court.',
};

const de: NoticeWords = {
  title: {
    warning: 'Eine Verwarnung',
    photo_refused: 'Dein Foto wurde nicht freigegeben',
    photo_removed: 'Dein Foto wurde entfernt',
    account_disabled: 'Dein Konto wurde gesperrt',
    message_refused: 'Deine Nachricht wurde nicht zugestellt',
  },
  what: {
    warning: 'Wir haben dein Konto verwarnt. Sonst ändert sich vorerst nichts.',
    photo_refused:
      'Wir haben ein Foto, das du hochgeladen hast, nicht freigegeben. Andere Mitglieder haben es nie gesehen, und es wurde gelöscht.',
    photo_removed:
      'Wir haben eines deiner Fotos entfernt. Andere Mitglieder sehen es nicht mehr, und es wurde gelöscht.',
    account_disabled:
      'Wir haben dein Konto gesperrt. Andere Mitglieder sehen dich nicht mehr, und du kannst dich nicht anmelden.',
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
  byPerson: 'Ein Mensch hat so entschieden, nicht ein Programm.',
  redress:
    'Bis {until} kannst du kostenlos widersprechen. Ein Mensch entscheidet darüber. Du kannst dich auch an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
  button: 'Widersprechen',
  upheld: 'Dein Widerspruch: es bleibt dabei',
  upheldLead: 'Wir haben deinen Fall noch einmal geprüft. Die Entscheidung bleibt bestehen.',
  overturned: 'Dein Widerspruch: wir haben uns geirrt',
  overturnedLead:
    'Wir haben die Entscheidung noch einmal geprüft und nehmen sie zurück. Ein gelöschtes Foto kannst du erneut hochladen.',
  open: 'Zur Seite',
  lasting: 'Du kannst dich weiterhin an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
};

const nl: NoticeWords = {
  title: {
    warning: 'Een waarschuwing',
    photo_refused: 'Je foto is niet goedgekeurd',
    photo_removed: 'Je foto is verwijderd',
    account_disabled: 'Je account is geblokkeerd',
    message_refused: 'Je bericht is niet bezorgd',
  },
  what: {
    warning: 'We hebben je account een waarschuwing gegeven. Verder verandert er voorlopig niets.',
    photo_refused:
      'We hebben een foto die je hebt geüpload niet goedgekeurd. Andere leden hebben hem nooit gezien en hij is gewist.',
    photo_removed: 'We hebben een van je foto’s verwijderd. Andere leden zien hem niet meer en hij is gewist.',
    account_disabled: 'We hebben je account geblokkeerd. Andere leden zien je niet meer en je kunt niet inloggen.',
    message_refused:
      'We hebben een van je berichten niet bezorgd. Niemand heeft het gezien en het heeft je niets gekost.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'geen valse identiteit',
    spam: 'geen reclame',
    harassment: 'geen intimidatie',
    nudity: 'geen seksuele foto’s',
    underage: 'geen minderjarigen',
    scam: 'geen oplichting',
    other: 'onze gebruiksvoorwaarden',
  },
  facts: 'Wat we hebben vastgesteld',
  byPerson: 'Een mens heeft dit besloten, niet een programma.',
  redress:
    'Je kunt tot {until} gratis bezwaar maken. Een mens beslist erover. Je kunt ook naar een erkende geschilleninstantie of naar de rechter.',
  button: 'Bezwaar maken',
  upheld: 'Je bezwaar: het besluit blijft staan',
  upheldLead: 'We hebben je zaak opnieuw bekeken. Het besluit blijft staan.',
  overturned: 'Je bezwaar: we hadden het mis',
  overturnedLead: 'We hebben het besluit opnieuw bekeken en trekken het in. Een gewiste foto kun je opnieuw uploaden.',
  open: 'Naar de site',
  lasting: 'Je kunt nog steeds naar een erkende geschilleninstantie of naar de rechter.',
};

const da: NoticeWords = {
  title: {
    warning: 'En advarsel',
    photo_refused: 'Dit billede blev ikke godkendt',
    photo_removed: 'Dit billede blev fjernet',
    account_disabled: 'Din konto er lukket',
    message_refused: 'Din besked blev ikke leveret',
  },
  what: {
    warning: 'Vi har givet din konto en advarsel. Der ændrer sig ikke andet foreløbig.',
    photo_refused:
      'Vi har ikke godkendt et billede, du lagde op. Andre medlemmer har aldrig set det, og det er slettet.',
    photo_removed: 'Vi har fjernet et af dine billeder. Andre medlemmer kan ikke længere se det, og det er slettet.',
    account_disabled: 'Vi har lukket din konto. Andre medlemmer kan ikke længere se dig, og du kan ikke logge ind.',
    message_refused: 'Vi har ikke leveret en af dine beskeder. Ingen har set den, og den har ikke kostet dig noget.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'ingen falsk identitet',
    spam: 'ingen reklame',
    harassment: 'ingen chikane',
    nudity: 'ingen seksuelle billeder',
    underage: 'ingen mindreårige',
    scam: 'intet bedrageri',
    other: 'vores brugsvilkår',
  },
  facts: 'Det har vi konstateret',
  byPerson: 'Et menneske har truffet afgørelsen, ikke et program.',
  redress:
    'Du kan klage gratis frem til {until}. Et menneske afgør klagen. Du kan også gå til et godkendt tvistløsningsorgan eller til domstolene.',
  button: 'Klag',
  upheld: 'Din klage: afgørelsen står ved magt',
  upheldLead: 'Vi har set på din sag igen. Afgørelsen står ved magt.',
  overturned: 'Din klage: vi tog fejl',
  overturnedLead: 'Vi har set på afgørelsen igen og trækker den tilbage. Et slettet billede kan lægges op igen.',
  open: 'Gå til siden',
  lasting: 'Du kan stadig gå til et godkendt tvistløsningsorgan eller til domstolene.',
};

const nb: NoticeWords = {
  title: {
    warning: 'En advarsel',
    photo_refused: 'Bildet ditt ble ikke godkjent',
    photo_removed: 'Bildet ditt ble fjernet',
    account_disabled: 'Kontoen din er stengt',
    message_refused: 'Meldingen din ble ikke levert',
  },
  what: {
    warning: 'Vi har gitt kontoen din en advarsel. Ellers endrer ingenting seg foreløpig.',
    photo_refused:
      'Vi har ikke godkjent et bilde du lastet opp. Andre medlemmer har aldri sett det, og det er slettet.',
    photo_removed: 'Vi har fjernet et av bildene dine. Andre medlemmer ser det ikke lenger, og det er slettet.',
    account_disabled: 'Vi har stengt kontoen din. Andre medlemmer ser deg ikke lenger, og du kan ikke logge inn.',
    message_refused: 'Vi har ikke levert en av meldingene dine. Ingen har sett den, og den har ikke kostet deg noe.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'ingen falsk identitet',
    spam: 'ingen reklame',
    harassment: 'ingen trakassering',
    nudity: 'ingen seksuelle bilder',
    underage: 'ingen mindreårige',
    scam: 'ingen svindel',
    other: 'brukervilkårene våre',
  },
  facts: 'Dette har vi funnet',
  byPerson: 'Et menneske har tatt avgjørelsen, ikke et program.',
  redress:
    'Du kan klage gratis frem til {until}. Et menneske avgjør klagen. Du kan også gå til et godkjent tvisteløsningsorgan eller til domstolene.',
  button: 'Klag',
  upheld: 'Klagen din: avgjørelsen står',
  upheldLead: 'Vi har sett på saken din på nytt. Avgjørelsen står.',
  overturned: 'Klagen din: vi tok feil',
  overturnedLead: 'Vi har sett på avgjørelsen på nytt og trekker den tilbake. Et slettet bilde kan lastes opp igjen.',
  open: 'Gå til siden',
  lasting: 'Du kan fortsatt gå til et godkjent tvisteløsningsorgan eller til domstolene.',
};

const sv: NoticeWords = {
  title: {
    warning: 'En varning',
    photo_refused: 'Din bild godkändes inte',
    photo_removed: 'Din bild togs bort',
    account_disabled: 'Ditt konto är avstängt',
    message_refused: 'Ditt meddelande levererades inte',
  },
  what: {
    warning: 'Vi har gett ditt konto en varning. I övrigt ändras inget just nu.',
    photo_refused:
      'Vi har inte godkänt en bild som du laddade upp. Andra medlemmar har aldrig sett den, och den är raderad.',
    photo_removed: 'Vi har tagit bort en av dina bilder. Andra medlemmar ser den inte längre, och den är raderad.',
    account_disabled: 'Vi har stängt av ditt konto. Andra medlemmar ser dig inte längre, och du kan inte logga in.',
    message_refused: 'Vi har inte levererat ett av dina meddelanden. Ingen har sett det, och det kostade dig inget.',
  },
  reason: 'Regel',
  grounds: {
    fake: 'ingen falsk identitet',
    spam: 'ingen reklam',
    harassment: 'inga trakasserier',
    nudity: 'inga sexuella bilder',
    underage: 'inga minderåriga',
    scam: 'inget bedrägeri',
    other: 'våra användarvillkor',
  },
  facts: 'Det här har vi funnit',
  byPerson: 'En människa har fattat beslutet, inte ett program.',
  redress:
    'Du kan överklaga utan kostnad till och med {until}. En människa avgör ärendet. Du kan också vända dig till ett godkänt tvistlösningsorgan eller till domstol.',
  button: 'Överklaga',
  upheld: 'Ditt överklagande: beslutet står fast',
  upheldLead: 'Vi har granskat ditt ärende igen. Beslutet står fast.',
  overturned: 'Ditt överklagande: vi hade fel',
  overturnedLead: 'Vi har granskat beslutet igen och drar tillbaka det. En raderad bild kan laddas upp på nytt.',
  open: 'Till sajten',
  lasting: 'Du kan fortfarande vända dig till ett godkänt tvistlösningsorgan eller till domstol.',
};

const fi: NoticeWords = {
  title: {
    warning: 'Varoitus',
    photo_refused: 'Kuvaasi ei hyväksytty',
    photo_removed: 'Kuvasi poistettiin',
    account_disabled: 'Tilisi on suljettu',
    message_refused: 'Viestiäsi ei toimitettu',
  },
  what: {
    warning: 'Olemme antaneet tilillesi varoituksen. Muu ei toistaiseksi muutu.',
    photo_refused: 'Emme hyväksyneet lataamaasi kuvaa. Muut jäsenet eivät nähneet sitä, ja se on poistettu.',
    photo_removed: 'Poistimme yhden kuvistasi. Muut jäsenet eivät enää näe sitä, ja se on hävitetty.',
    account_disabled: 'Olemme sulkeneet tilisi. Muut jäsenet eivät enää näe sinua, etkä voi kirjautua sisään.',
    message_refused: 'Emme toimittaneet yhtä viesteistäsi. Kukaan ei ole nähnyt sitä, eikä se maksanut sinulle mitään.',
  },
  reason: 'Sääntö',
  grounds: {
    fake: 'ei vääriä henkilöllisyyksiä',
    spam: 'ei mainoksia',
    harassment: 'ei häirintää',
    nudity: 'ei seksuaalisia kuvia',
    underage: 'ei alaikäisiä',
    scam: 'ei huijauksia',
    other: 'käyttöehtomme',
  },
  facts: 'Mitä havaitsimme',
  byPerson: 'Päätöksen teki ihminen, ei ohjelma.',
  redress:
    'Voit valittaa maksutta {until} asti. Asian ratkaisee ihminen. Voit myös kääntyä hyväksytyn riidanratkaisuelimen tai tuomioistuimen puoleen.',
  button: 'Valita',
  upheld: 'Valituksesi: päätös pysyy voimassa',
  upheldLead: 'Tarkastelimme asiaasi uudelleen. Päätös pysyy voimassa.',
  overturned: 'Valituksesi: olimme väärässä',
  overturnedLead: 'Tarkastelimme päätöstä uudelleen ja perumme sen. Poistetun kuvan voi ladata uudelleen.',
  open: 'Avaa sivusto',
  lasting: 'Voit yhä kääntyä hyväksytyn riidanratkaisuelimen tai tuomioistuimen puoleen.',
};

const fr: NoticeWords = {
  title: {
    warning: 'Un avertissement',
    photo_refused: 'Votre photo n’a pas été acceptée',
    photo_removed: 'Votre photo a été retirée',
    account_disabled: 'Votre compte a été désactivé',
    message_refused: 'Votre message n’a pas été remis',
  },
  what: {
    warning: 'Nous avons adressé un avertissement à votre compte. Rien d’autre ne change pour le moment.',
    photo_refused:
      'Nous n’avons pas accepté une photo que vous avez envoyée. Les autres membres ne l’ont jamais vue et elle a été supprimée.',
    photo_removed: 'Nous avons retiré une de vos photos. Les autres membres ne la voient plus et elle a été supprimée.',
    account_disabled:
      'Nous avons désactivé votre compte. Les autres membres ne vous voient plus et vous ne pouvez plus vous connecter.',
    message_refused: 'Nous n’avons pas remis l’un de vos messages. Personne ne l’a vu et il ne vous a rien coûté.',
  },
  reason: 'Règle',
  grounds: {
    fake: 'pas de fausse identité',
    spam: 'pas de publicité',
    harassment: 'pas de harcèlement',
    nudity: 'pas d’images sexuelles',
    underage: 'pas de mineurs',
    scam: 'pas d’escroquerie',
    other: 'nos conditions d’utilisation',
  },
  facts: 'Ce que nous avons constaté',
  byPerson: 'Cette décision a été prise par une personne, sans automatisme.',
  redress:
    'Vous pouvez la contester gratuitement jusqu’au {until}. Une personne en décidera. Vous pouvez aussi saisir un organe de règlement des litiges certifié ou un tribunal.',
  button: 'Contester',
  upheld: 'Votre contestation : la décision est maintenue',
  upheldLead: 'Nous avons réexaminé votre cas. La décision est maintenue.',
  overturned: 'Votre contestation : nous avions tort',
  overturnedLead:
    'Nous avons réexaminé la décision et l’avons annulée. Une photo supprimée peut être envoyée de nouveau.',
  open: 'Ouvrir le site',
  lasting: 'Vous pouvez toujours saisir un organe de règlement des litiges certifié ou un tribunal.',
};

const it: NoticeWords = {
  title: {
    warning: 'Un avvertimento',
    photo_refused: 'La tua foto non è stata approvata',
    photo_removed: 'La tua foto è stata rimossa',
    account_disabled: 'Il tuo account è stato disattivato',
    message_refused: 'Il tuo messaggio non è stato consegnato',
  },
  what: {
    warning: 'Abbiamo dato un avvertimento al tuo account. Per ora non cambia altro.',
    photo_refused:
      'Non abbiamo approvato una foto che hai caricato. Gli altri membri non l’hanno mai vista ed è stata eliminata.',
    photo_removed: 'Abbiamo rimosso una delle tue foto. Gli altri membri non la vedono più ed è stata eliminata.',
    account_disabled: 'Abbiamo disattivato il tuo account. Gli altri membri non ti vedono più e non puoi accedere.',
    message_refused: 'Non abbiamo consegnato uno dei tuoi messaggi. Nessuno lo ha visto e non ti è costato nulla.',
  },
  reason: 'Regola',
  grounds: {
    fake: 'nessuna falsa identità',
    spam: 'niente pubblicità',
    harassment: 'niente molestie',
    nudity: 'niente immagini sessuali',
    underage: 'niente minorenni',
    scam: 'niente truffe',
    other: 'le nostre condizioni d’uso',
  },
  facts: 'Che cosa abbiamo riscontrato',
  byPerson: 'La decisione è stata presa da una persona, non in automatico.',
  redress:
    'Puoi fare ricorso gratis fino al {until}. Decide una persona. Puoi anche rivolgerti a un organismo certificato di risoluzione delle controversie o a un giudice.',
  button: 'Fai ricorso',
  upheld: 'Il tuo ricorso: la decisione resta valida',
  upheldLead: 'Abbiamo riesaminato il tuo caso. La decisione resta valida.',
  overturned: 'Il tuo ricorso: ci siamo sbagliati',
  overturnedLead: 'Abbiamo riesaminato la decisione e la ritiriamo. Una foto eliminata si può caricare di nuovo.',
  open: 'Apri il sito',
  lasting: 'Puoi sempre rivolgerti a un organismo certificato di risoluzione delle controversie o a un giudice.',
};

const es: NoticeWords = {
  title: {
    warning: 'Una advertencia',
    photo_refused: 'Tu foto no se ha aprobado',
    photo_removed: 'Tu foto se ha retirado',
    account_disabled: 'Tu cuenta se ha desactivado',
    message_refused: 'Tu mensaje no se ha entregado',
  },
  what: {
    warning: 'Hemos puesto una advertencia a tu cuenta. Por ahora no cambia nada más.',
    photo_refused: 'No hemos aprobado una foto que subiste. Los demás miembros nunca la han visto y se ha borrado.',
    photo_removed: 'Hemos retirado una de tus fotos. Los demás miembros ya no la ven y se ha borrado.',
    account_disabled: 'Hemos desactivado tu cuenta. Los demás miembros ya no te ven y no puedes iniciar sesión.',
    message_refused: 'No hemos entregado uno de tus mensajes. Nadie lo ha visto y no te ha costado nada.',
  },
  reason: 'Norma',
  grounds: {
    fake: 'sin identidades falsas',
    spam: 'sin publicidad',
    harassment: 'sin acoso',
    nudity: 'sin imágenes sexuales',
    underage: 'sin menores',
    scam: 'sin estafas',
    other: 'nuestras condiciones de uso',
  },
  facts: 'Qué hemos comprobado',
  byPerson: 'La decisión la ha tomado una persona, no un programa.',
  redress:
    'Puedes recurrir gratis hasta el {until}. Decide una persona. También puedes acudir a un órgano certificado de resolución de litigios o a los tribunales.',
  button: 'Recurrir',
  upheld: 'Tu recurso: la decisión se mantiene',
  upheldLead: 'Hemos vuelto a examinar tu caso. La decisión se mantiene.',
  overturned: 'Tu recurso: nos equivocamos',
  overturnedLead: 'Hemos vuelto a examinar la decisión y la retiramos. Una foto borrada se puede volver a subir.',
  open: 'Abrir el sitio',
  lasting: 'Todavía puedes acudir a un órgano certificado de resolución de litigios o a los tribunales.',
};

const pl: NoticeWords = {
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
      'Nie zatwierdziliśmy przesłanego przez Ciebie zdjęcia. Inni użytkownicy nigdy go nie widzieli i zostało skasowane.',
    photo_removed: 'Usunęliśmy jedno z Twoich zdjęć. Inni użytkownicy już go nie widzą i zostało skasowane.',
    account_disabled: 'Zablokowaliśmy Twoje konto. Inni użytkownicy już Cię nie widzą i nie możesz się zalogować.',
    message_refused: 'Nie dostarczyliśmy jednej z Twoich wiadomości. Nikt jej nie widział i nic Cię nie kosztowała.',
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
  upheldLead: 'Rozpatrzyliśmy Twoją sprawę ponownie. Decyzja pozostaje w mocy.',
  overturned: 'Twoje odwołanie: pomyliliśmy się',
  overturnedLead: 'Rozpatrzyliśmy decyzję ponownie i ją cofamy. Skasowane zdjęcie można przesłać jeszcze raz.',
  open: 'Otwórz stronę',
  lasting: 'Nadal możesz zwrócić się do certyfikowanego organu rozstrzygania sporów lub do sądu.',
};

export const noticeWords: Record<Locale, NoticeWords> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
