import { LanguageScreen } from '@heartline/features/account';
import type { Locale } from '@heartline/api-client';
import { createFileRoute, useRouter } from '@tanstack/react-router';

export const Route = createFileRoute('/lang-config')({
  staticData: { page: 'lang-config', messages: ['account'], inMe: true },
  component: LanguageRoute,
});

function LanguageRoute() {
  const { catalog } = useRouter().options.context;
  return (
    <LanguageScreen
      onLanguage={(locale: Locale) => {
        document.documentElement.lang = locale;
        void catalog.change(locale);
      }}
    />
  );
}
