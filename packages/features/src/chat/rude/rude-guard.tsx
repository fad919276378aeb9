import { Suspense, useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart } from '../../shared/index.ts';
import { loadRudeCheck, type RudeCheck } from './find-rude.ts';

/** Called with a text before it is sent; true if it must wait. */
export type SendGuard = (text: string) => boolean;

export interface RudeGuardProps {
  name: string;
  /** The words load when the member begins to type. */
  writing: boolean;
  guard: RefObject<SendGuard | null>;
  onSend: (text: string) => void;
}

const RudeWarning = lazyPart(async () => (await import('./rude-warning.tsx')).RudeWarning);

/** Warns before sending words that the recipient would probably find rude: checked on this device, and members can send them anyway. */
export function RudeGuard({ name, writing, guard, onSend }: RudeGuardProps) {
  const { locale } = useIntl();
  const check = useRef<RudeCheck>(null);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (!writing) return;
    void loadRudeCheck(locale).then(
      (loaded) => {
        check.current = loaded;
      },
      // If the words cannot be loaded, there is no warning.
      () => undefined,
    );
    void import('./rude-warning.tsx').catch(() => undefined);
  }, [writing, locale]);
  useImperativeHandle(
    guard,
    () => (text: string) => {
      if (!check.current?.(text)) return false;
      setAsked(text);
      return true;
    },
    [],
  );
  if (asked === undefined) return null;
  return (
    <Suspense>
      <RudeWarning
        name={name}
        onChange={() => setAsked(undefined)}
        onSend={() => {
          onSend(asked);
          setAsked(undefined);
        }}
      />
    </Suspense>
  );
}
