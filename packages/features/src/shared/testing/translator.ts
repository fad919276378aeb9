/**
 * Stands in for a browser's translator: text that begins with “Guten” is German. For the `beforeEach` of a story; returns the function
 * that removes it.
 */
export function withTranslator(): () => void {
  const names = ['LanguageDetector', 'Translator'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  const define = (name: string, value: object) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define('LanguageDetector', {
    create: async () => ({
      detect: async (text: string) => [{ detectedLanguage: text.startsWith('Guten') ? 'de' : 'en', confidence: 0.9 }],
    }),
  });
  define('Translator', {
    availability: async () => 'available',
    create: async ({ targetLanguage }: { targetLanguage: string }) => ({
      translate: async (text: string) => `[${targetLanguage}] ${text}`,
    }),
  });
  return () => {
    for (const [at, name] of names.entries()) {
      const own = before[at];
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
