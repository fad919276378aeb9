import type { Locale } from '@heartline/api-client/contract';
import { expect, it } from 'vitest';

import { seedTexts } from './texts/index.ts';

/**
 * Phrases that arrange or promise a meeting, in each language. Fictional profiles cannot be met, and messages cost credits: their texts
 * must not promise more than the conversation (docs/voice.md).
 */
const meeting: Record<Locale, RegExp> = {
  da: /\baftale\b|mødes|vi ses|ses vi|kom forbi|tager .{1,30} med|tag en .{1,40} med|så (giver|sørger) jeg|overtales|præsenteres|klokken \p{L}+\?/iu,
  de: /treffen wir|sehen wir uns|komm vorbei|bringe .{1,40} mit\b|hast du .{1,20} zeit|zeig mir|unser erster|üben wir|versprochen/iu,
  en: /are you free|bring the|i’ll bring|come (over|by|round)|see you|meet (you|me|up)|shall we|if you fancy|we looking at|^i’m in$/iu,
  es: /quedamos|nos vemos|te (recojo|espero|invito)|\bvente\b|pásate|traigo|empiezas|acepto el puesto/iu,
  fi: /tavataan|nähdään|käymään|varaan sinulle|voin tuoda|tarjoan|näytä minulle|juhlitaanko|saatan näyttää|haluan nähdä/iu,
  fr: /on se (retrouve|voit)|rendez-vous|venez|je m’occupe|je vous (invite|apprendrai|attends|en enverrai)|montrez-moi|les présenter/iu,
  it: /ci vediamo|vediamoci|\bvieni\b|passa da|ti (aspetto|invito|porto)|io porto|usciamo/iu,
  nb: /\bavtale\b|møtes|vi ses|sees vi|kom (innom|du)|tar jeg med|spanderer|vis meg|velkommen til å|neste gang kan jeg|får du .{1,20} av meg/iu,
  nl: /afspreken|zien we elkaar|vinden wij elkaar|kom gerust|kom langs|ik trakteer|wijs me|zullen we|in het echt/iu,
  pl: /spotka(jmy|my)|widzimy się|wpadnij|przyjdź|zapraszam|umówmy|w (sobotę|niedzielę|piątek) (jest|o)/iu,
  sv: /ses vi|vi ses|kom (förbi|över)|fika på \p{L}+dag|träffas|jag bjuder|tar gärna en/iu,
};

it.each(Object.entries(meeting))(
  '[LOC-10] no text of the demo arranges or promises a meeting: %s',
  (locale, arranges) => {
    const { about, conversations } = seedTexts.get(locale as Locale)!;
    const texts = [...about, ...conversations.flat()].map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => arranges.test(text))).toEqual([]);
  },
);
