/** Whether the browser has a built-in translator. */
export const canTranslate = (): boolean => 'Translator' in globalThis && 'LanguageDetector' in globalThis;
