import { useCallback, useMemo, useState } from 'react';

export interface LanderPlay {
  /** Answers by the name of their step. */
  answers: Readonly<Record<string, string>>;
  /** The step that is asked now, from 0 on. */
  at: number;
  /** Keeps an answer, which goes along to the sign-up. */
  set: (name: string, value: string) => void;
  /** What was picked in the picture itself, which goes nowhere. */
  picked: string | undefined;
  pick: (value: string) => void;
  next: () => void;
  back: () => void;
}

/** What a visitor has answered, and where they are. It lives as long as the lander stands in the page, and goes nowhere else. */
export function usePlay(): LanderPlay {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [at, setAt] = useState(0);
  const [picked, pick] = useState<string>();
  const set = useCallback((name: string, value: string) => setAnswers((all) => ({ ...all, [name]: value })), []);
  const next = useCallback(() => setAt((step) => step + 1), []);
  const back = useCallback(() => setAt((step) => Math.max(0, step - 1)), []);
  return useMemo(() => ({ answers, at, picked, set, pick, next, back }), [answers, at, picked, set, next, back]);
}
