import { createContext, useContext } from 'react';

/** A group of native radio buttons that look like cards. */
export interface Choice {
  name: string;
  value: string | undefined;
  onValueChange: (value: string) => void;
}

export const ChoiceContext = createContext<Choice | null>(null);

/** The group that contains a card or tile; null for one that is a link. */
export const useChoice = () => useContext(ChoiceContext);
