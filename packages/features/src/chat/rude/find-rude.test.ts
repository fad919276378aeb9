import { locales } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { loadRudeCheck, rudeCheckOf } from './find-rude.ts';

const rude: Record<string, string[]> = {
  en: ['You are an IDIOT.', 'go fuck yourself', 'Idioooot!', 'you stupid-cow', 'moth\u200Berfucker'],
  da: ['Hold kæft!', 'din taber', 'Sikke et møgluder du er'],
  de: ['Du Arschloch', 'Arschlöchern wie dir', 'halt’s Maul', 'FICK DICH'],
  es: ['¡Gilipollas!', 'vete a la mierda', 'eres retrasado'],
  fi: ['Haista vittu', 'Turpa kiinni.', 'senkin kusipäät'],
  fr: ['Ta gueule !', 'espèce de con', 'sale connasse'],
  it: ['Vaffanculo', 'sei un fallito', 'testa di cazzo'],
  nb: ['Dra til helvete', 'din taper', 'jævla kjerring'],
  nl: ['Hou je bek', 'wat een klootzakken', 'krijg de tering'],
  pl: ['Zamknij się', 'ty debilu', 'spierdalajcie'],
  sv: ['Håll käften', 'din idiot', 'skitstövel'],
};
/** Everyday sentences with words that look like those of the list. */
const kind: Record<string, string[]> = {
  en: [
    'I grow cocktail tomatoes in Scunthorpe',
    'Blow me a kiss',
    'What an assistant!',
    'Goodbye for now',
    'Hello there',
  ],
  da: ['Vi taber altid til Brøndby', 'Luk døren, tak', 'Farten er fin', 'Skal vi slutte for i dag?', 'Det er en ko'],
  de: [
    'Der Hund ist dick',
    'Ich komme aus Fickmühlen nicht',
    'Meine Nichte malt',
    'Sau gut gekocht hast du',
    'Schönen Abend',
  ],
  es: [
    'Mi perra se llama Luna',
    'El tren va retrasado una hora',
    'Me gusta el computador',
    '¿A qué hora?',
    'Te quiero',
  ],
  fi: ['Näin lepakon illalla', 'Pannaanko kahvit tulemaan?', 'Lehmät laitumella', 'Sikahyvä ruoka', 'Hyvää huomenta'],
  fr: ['Ferme la porte, s’il te plaît', 'Le ciel est dégagé', 'J’ai la crève', 'Un confort rare', 'Bonne soirée'],
  it: [
    'Insalata di finocchio e arancia',
    'Ho fallito l’esame',
    'La guerra di Troia',
    'C’è una crepa nel muro',
    'Buonanotte',
  ],
  nb: ['Jeg soper gulvet', 'Vi taper av og til', 'En tispe på fem år', 'Farten var fin', 'God kveld'],
  nl: [
    'Mijn nicht komt eten',
    'Een pot thee en een pannenkoek',
    'De hond gaf een poot',
    'Hoe gaat het?',
    'Slaap lekker',
  ],
  pl: ['Pedał roweru się zepsuł', 'Asfalt jest mokry', 'Kupiłem nowe szmaty do kuchni', 'Chusteczka', 'Dobrej nocy'],
  sv: ['Jag fick en bok i slutet', 'Flata skor är bäst', 'Gris på menyn', 'Vi ses vid åtta', 'God natt'],
};

describe('the warning about rude words', () => {
  it.each(locales)('knows insults in %s', async (locale) => {
    const check = await loadRudeCheck(locale);
    expect((rude[locale] ?? ['no examples']).filter((text) => !check(text))).toEqual([]);
  });

  it.each(locales)('lets everyday sentences in %s alone', async (locale) => {
    const check = await loadRudeCheck(locale);
    expect((kind[locale] ?? []).filter(check)).toEqual([]);
    expect(kind[locale]).toHaveLength(5);
  });

  it('takes an entry as a whole word, with any ending only where the list says so', () => {
    const check = rudeCheckOf(['ass', 'dolt*', 'you pig']);
    expect(['an ass', 'dolts', 'doltish', 'You, pig!', 'you  pig'].filter((text) => !check(text))).toEqual([]);
    expect(['assess', 'bass', 'adolt', 'your pig'].filter(check)).toEqual([]);
  });
});
