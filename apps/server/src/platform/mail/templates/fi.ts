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
    lead: 'Pyysit uutta salasanaa. Valitse se painamalla painiketta.',
    button: 'Valitse uusi salasana',
    note: 'Linkki toimii kerran ja {minutes} minuutin ajan. Jos et pyytänyt sitä, jätä tämä viesti huomiotta: salasanasi pysyy ennallaan.',
  },
  welcome: {
    subject: 'Tervetuloa: {site}',
    heading: 'Mukavaa, että olet täällä',
    lead: 'Profiilisi näkyy nyt muille. Kun profiilissasi on kuva ja muutama sana itsestäsi, joku kirjoittaa sinulle paljon todennäköisemmin.',
    button: 'Tutustu muihin jäseniin',
    note: 'Kysyttävää? Kirjoita sivustomme yhteysosoitteeseen, autamme mielellämme.',
  },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu: {site}',
    heading: 'Salasanasi on vaihdettu',
    lead: 'Salasanasi vaihdettiin juuri, ja kaikki laitteet kirjattiin ulos.',
    button: 'Kirjaudu sisään',
    note: 'Jos se et ollut sinä, valitse heti uusi salasana kirjautumissivulla ja kirjoita meille.',
  },
  accountExists: {
    subject: 'Sinulla on jo tili: {site}',
    heading: 'Sinulla on jo tili',
    lead: 'Joku yritti liittyä palveluun {site} tällä osoitteella, mutta osoitteella on jo tili. Uutta tiliä ei luotu.',
    button: 'Kirjaudu sisään',
    note: 'Unohditko salasanan? Voit valita uuden kirjautumissivulla. Jos se et ollut sinä, jätä tämä viesti huomiotta: tilisi pysyy ennallaan.',
  },
  accountUnknown: {
    subject: 'Osoitteella ei ole tiliä: {site}',
    heading: 'Tällä osoitteella ei ole tiliä',
    lead: 'Pyysit uutta salasanaa, mutta tällä osoitteella ei ole tiliä. Ehkä liityit toisella osoitteella.',
    button: 'Liity ilmaiseksi',
    note: 'Jos se et ollut sinä, jätä tämä viesti huomiotta.',
    footer: 'Saat tämän viestin, koska joku pyysi uutta salasanaa tälle osoitteelle palvelussa {site}.',
  },
};
