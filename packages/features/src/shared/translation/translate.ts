import * as time from '@heartline/api-client/time';

/** A text translated into the reader's language on this device. */
export interface Translation {
  state: 'working' | 'preparing' | 'done';
  /** Undefined until it is done. */
  text?: string;
  /** Language code of the original. */
  from?: string;
}

export type TranslationProblem = 'same' | 'impossible';

interface DownloadMonitor {
  addEventListener: (type: 'downloadprogress', listener: () => void) => void;
}
interface OnDevice<T> {
  create: (options: {
    sourceLanguage?: string;
    targetLanguage?: string;
    monitor?: (monitor: DownloadMonitor) => void;
  }) => Promise<T>;
}
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
interface TranslatorApi extends OnDevice<{ translate: (text: string) => Promise<string>; destroy?: () => void }> {
  availability: (pair: { sourceLanguage: string; targetLanguage: string }) => Promise<Availability>;
}
type DetectorApi = OnDevice<{
  detect: (text: string) => Promise<readonly { detectedLanguage: string; confidence: number }[]>;
}>;

/** Not in the types of browsers yet; `canTranslate` checks that they exist. */
const browser = globalThis as unknown as { Translator: TranslatorApi; LanguageDetector: DetectorApi };

const base = (language: string) => language.split('-')[0] ?? language;

/** The probable language of a text; undefined if the browser cannot tell. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const detector = await browser.LanguageDetector.create({});
  const [best] = await detector.detect(text);
  return best && best.detectedLanguage !== 'und' ? best.detectedLanguage : undefined;
}

/** Milliseconds that a menu may wait. */
const patience = 400;

/** False if Translate would certainly fail: for the reader's own language, or one that the browser does not know. */
export function isWorthTranslating(text: string, to: string): Promise<boolean> {
  const look = async () => {
    const source = await detectLanguage(text);
    if (source === undefined || base(source) === base(to)) return false;
    const pair = { sourceLanguage: source, targetLanguage: base(to) };
    return (await browser.Translator.availability(pair)) !== 'unavailable';
  };
  return time.within(patience, look).catch(() => true);
}

/**
 * Translates with the browser's own translator: the text does not leave the device.
 * @throws TranslationError `same` if there is nothing to translate, `impossible` if the browser cannot
 */
export async function translate(
  text: string,
  to: string,
  onPreparing: () => void,
  from?: string,
): Promise<{ text: string; from: string }> {
  const source = from ?? (await detectLanguage(text).catch(() => undefined));
  if (source === undefined) throw problem('impossible');
  if (base(source) === base(to)) throw problem('same');
  const pair = { sourceLanguage: source, targetLanguage: base(to) };
  const availability = await browser.Translator.availability(pair);
  if (availability === 'unavailable') throw problem('impossible');
  if (availability !== 'available') onPreparing();
  const translator = await browser.Translator.create(pair);
  try {
    return { text: await translator.translate(text), from: source };
  } finally {
    translator.destroy?.();
  }
}

class TranslationError extends Error {
  readonly problem: TranslationProblem;
  constructor(which: TranslationProblem) {
    super(which);
    this.problem = which;
  }
}
const problem = (which: TranslationProblem) => new TranslationError(which);

/** The problem behind a failed translation; any error of the browser means `impossible`. */
export const problemOf = (error: unknown): TranslationProblem =>
  error instanceof TranslationError ? error.problem : 'impossible';
