/** The browser brings its own translator. */
export const canTranslate = (): boolean => 'Translator' in globalThis && 'LanguageDetector' in globalThis;
