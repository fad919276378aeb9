import type { NoticeWords } from './notice-words.types.ts';

export const sv: NoticeWords = {
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
    'Du kan överklaga utan kostnad till och med {until}. En människa avgör ärendet. Du kan också vända dig till ett certifierat tvistlösningsorgan eller till domstol.',
  button: 'Överklaga',
  upheld: 'Ditt överklagande: beslutet står fast',
  upheldLead: 'Vi har granskat ditt ärende igen. Beslutet står fast.',
  overturned: 'Ditt överklagande: vi hade fel',
  overturnedLead: 'Vi har granskat beslutet igen och upphävt det. En raderad bild kan laddas upp på nytt.',
  open: 'Till sajten',
  lasting: 'Du kan fortfarande vända dig till ett certifierat tvistlösningsorgan eller till domstol.',
};
