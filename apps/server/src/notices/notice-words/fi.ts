import type { NoticeWords } from './notice-words.types.ts';

export const fi: NoticeWords = {
  title: {
    warning: 'Varoitus',
    photo_refused: 'Kuvaasi ei hyväksytty',
    photo_removed: 'Kuvasi poistettiin',
    account_disabled: 'Tilisi on suljettu',
    message_refused: 'Viestiäsi ei toimitettu',
  },
  what: {
    warning: 'Olemme antaneet tilillesi varoituksen. Muu ei toistaiseksi muutu.',
    photo_refused: 'Emme hyväksyneet lähettämääsi kuvaa. Muut jäsenet eivät nähneet sitä, ja se on poistettu.',
    photo_removed: 'Poistimme yhden kuvistasi. Muut jäsenet eivät enää näe sitä, ja se on poistettu lopullisesti.',
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
    'Voit valittaa maksutta {until} asti. Asian ratkaisee ihminen. Voit myös kääntyä sertifioidun riitojenratkaisuelimen tai tuomioistuimen puoleen.',
  button: 'Tee valitus',
  upheld: 'Valituksesi: päätös pysyy voimassa',
  upheldLead: 'Tarkastelimme asiaasi uudelleen. Päätös pysyy voimassa.',
  overturned: 'Valituksesi: olimme väärässä',
  overturnedLead: 'Tarkastelimme päätöstä uudelleen ja kumosimme sen. Poistetun kuvan voi lähettää uudelleen.',
  open: 'Avaa sivusto',
  lasting: 'Voit yhä kääntyä sertifioidun riitojenratkaisuelimen tai tuomioistuimen puoleen.',
};
