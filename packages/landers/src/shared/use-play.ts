import { useCallback, useMemo, useState } from 'react';

export interface LanderPlay {
  /** Answers by the name of their step. */
  answers: Readonly<Record<string, string>>;
  /** Index of the current step, from 0. */
  at: number;
  /** Stores an answer, which is sent to the sign-up. */
  set: (name: string, value: string) => void;
  /** The choice within the picture itself, which is not sent. */
  picked: string | undefined;
  pick: (value: string) => void;
  next: () => void;
  back: () => void;
}

/** A visitor's answers and position. They live as long as the lander is mounted, and are sent nowhere else. */
export function usePlay(): LanderPlay {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [at, setAt] = useState(0);
  const [picked, pick] = useState<string>();
  const set = useCallback((name: string, value: string) => setAnswers((all) => ({ ...all, [name]: value })), []);
  const next = useCallback(() => setAt((step) => step + 1), []);
  const back = useCallback(() => setAt((step) => Math.max(0, step - 1)), []);
  return useMemo(() => ({ answers, at, picked, set, pick, next, back }), [answers, at, picked, set, next, back]);
}
