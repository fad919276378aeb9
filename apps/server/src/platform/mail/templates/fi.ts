import type { MailWords } from '../mail-words.ts';

export const fi: MailWords = {
  greeting: 'Hei {name},',
  linkHint: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  footer: 'Saat tämän viestin, koska tällä osoitteella luotiin tili palveluun {site}.',
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi: {site}',
    heading: 'Enää yksi napsautus',
    lead: 'Vahvista sähköpostiosoitteesi, niin muut jäsenet näkevät profiilisi ja voit alkaa keskustella.',
    button: 'Vahvista sähköpostiosoite',
    note: 'Linkki toimii kerran ja {days} päivän ajan. Jos et luonut tiliä, voit jättää tämän viestin huomiotta.',
  },
  passwordReset: {
    subject: 'Uusi salasanasi: {site}',
    heading: 'Valitse uusi salasana',
    lead: 'Pyysit uutta salasanaa. Voit valita sen tämän painikkeen takana olevalla sivulla.',
    button: 'Valitse uusi salasana',
    note: 'Linkki toimii kerran ja {minutes} minuutin ajan. Jos et pyytänyt sitä, jätä tämä viesti huomiotta: salasanasi pysyy ennallaan.',
  },
  welcome: {
    subject: 'Tervetuloa: {site}',
    heading: 'Mukavaa, että olet täällä',
    lead: 'Profiilisi näkyy nyt muille. Kuva ja muutama sana itsestäsi tekevät paljon todennäköisemmäksi, että joku kirjoittaa sinulle.',
    button: 'Tutustu muihin jäseniin',
    note: 'Kysyttävää? Kirjoita sivustomme yhteysosoitteeseen, autamme mielellämme.',
  },
};
