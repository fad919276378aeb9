import type { Locale } from '@heartline/api-client/contract';

import type { SiteWords } from '../platform/site.ts';

/** Words of sites that wish for none of their own. */
export const siteWords: Record<Locale, SiteWords> = {
  da: {
    index_title: '{name}: mennesker, der er værd at lære at kende',
    description: 'Mød mennesker i nærheden, der søger det samme som dig.',
    fictional_singular: 'Fiktiv profil',
    fictional_plural: 'Fiktive profiler',
    fictional_warning:
      'Her er fiktive profiler. De er tydeligt mærket og drives af siden. De er ikke rigtige mennesker, og du kan ikke møde dem.',
  },
  de: {
    index_title: '{name}: Menschen, die es ernst meinen',
    description: 'Lern Menschen in deiner Nähe kennen, die dasselbe suchen wie du.',
    fictional_singular: 'Fiktives Profil',
    fictional_plural: 'Fiktive Profile',
    fictional_warning:
      'Hier gibt es fiktive Profile. Sie sind gekennzeichnet, werden von der Seite betrieben, und treffen kann man sie nicht.',
  },
  en: {
    index_title: '{name}: people worth getting to know',
    description: 'Meet people near you who are looking for the same thing.',
    fictional_singular: 'Fictional profile',
    fictional_plural: 'Fictional profiles',
    fictional_warning:
      'This site has fictional profiles. They are labelled as such and run by the site. They are not real people, and you cannot meet them.',
  },
  es: {
    index_title: '{name}: personas que merece la pena conocer',
    description: 'Conoce a personas cerca de ti que buscan lo mismo que tú.',
    fictional_singular: 'Perfil ficticio',
    fictional_plural: 'Perfiles ficticios',
    fictional_warning:
      'En este sitio hay perfiles ficticios. Están identificados como tales, los gestiona el sitio y no es posible conocerlos en persona.',
  },
  fi: {
    index_title: '{name}: ihmisiä, joihin kannattaa tutustua',
    description: 'Tapaa lähelläsi ihmisiä, jotka etsivät samaa kuin sinä.',
    fictional_singular: 'Fiktiivinen profiili',
    fictional_plural: 'Fiktiiviset profiilit',
    fictional_warning:
      'Sivustolla on fiktiivisiä profiileja. Ne on merkitty selvästi, ja niitä ylläpitää sivusto. Ne eivät ole oikeita ihmisiä, eikä niitä voi tavata.',
  },
  fr: {
    index_title: '{name} : des personnes sincères',
    description: 'Rencontrez près de chez vous des personnes qui cherchent la même chose que vous.',
    fictional_singular: 'Profil fictif',
    fictional_plural: 'Profils fictifs',
    fictional_warning:
      'Ce site comporte des profils fictifs. Ils sont signalés comme tels, gérés par le site, et il est impossible de les rencontrer.',
  },
  it: {
    index_title: '{name}: persone che vale la pena conoscere',
    description: 'Incontra vicino a te persone che cercano quello che cerchi tu.',
    fictional_singular: 'Profilo di fantasia',
    fictional_plural: 'Profili di fantasia',
    fictional_warning:
      'Su questo sito ci sono profili di fantasia. Sono contrassegnati come tali, li gestisce il sito e non si possono incontrare di persona.',
  },
  nb: {
    index_title: '{name}: folk det er verdt å bli kjent med',
    description: 'Møt folk i nærheten som ser etter det samme som deg.',
    fictional_singular: 'Fiktiv profil',
    fictional_plural: 'Fiktive profiler',
    fictional_warning:
      'Her finnes det fiktive profiler. De er tydelig merket og drives av nettstedet. De er ikke ekte mennesker, og du kan ikke møte dem.',
  },
  nl: {
    index_title: '{name}: mensen die het serieus menen',
    description: 'Ontmoet mensen bij jou in de buurt die hetzelfde zoeken als jij.',
    fictional_singular: 'Fictief profiel',
    fictional_plural: 'Fictieve profielen',
    fictional_warning:
      'Op deze site staan fictieve profielen. Ze zijn als zodanig herkenbaar, worden door de site beheerd en je kunt ze niet ontmoeten.',
  },
  pl: {
    index_title: '{name}: ludzie, których warto poznać',
    description: 'Poznaj w swojej okolicy ludzi, którzy szukają tego samego co ty.',
    fictional_singular: 'Profil fikcyjny',
    fictional_plural: 'Profile fikcyjne',
    fictional_warning:
      'W serwisie są profile fikcyjne. Są wyraźnie oznaczone, prowadzi je serwis i nie można się z nimi spotkać.',
  },
  sv: {
    index_title: '{name}: människor värda att lära känna',
    description: 'Träffa människor nära dig som söker samma sak som du.',
    fictional_singular: 'Fiktiv profil',
    fictional_plural: 'Fiktiva profiler',
    fictional_warning:
      'Här finns fiktiva profiler. De är tydligt märkta och drivs av sajten. De är inga riktiga personer, och du kan inte träffa dem.',
  },
};
