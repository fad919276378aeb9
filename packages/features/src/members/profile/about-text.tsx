import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, useAwake } from '../../shared/index.ts';
import { canTranslate } from '../../shared/translation/can-translate.ts';

const TranslateAbout = lazyPart(async () => (await import('./translate-about.tsx')).TranslateAbout);

/** A member's text about themselves, with a translation on request if it is in another language and the browser can translate. */
export function AboutText({ about }: { about: string }) {
  const { locale } = useIntl();
  const [translated, setTranslated] = useState<string>();
  const able = useAwake() && canTranslate();
  return (
    <>
      <p
        dir="auto"
        lang={translated === undefined ? undefined : locale}
        className="max-w-prose text-lg whitespace-pre-line wrap-anywhere"
      >
        {translated ?? about}
      </p>
      {able ? (
        <Suspense>
          <TranslateAbout key={about} about={about} onTranslated={setTranslated} />
        </Suspense>
      ) : null}
    </>
  );
}
