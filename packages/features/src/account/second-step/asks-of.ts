import { supportsPasskeys } from '../../shared/index.ts';
import type { SecondStep } from '../account.queries.ts';
import type { SecondStepFormProps } from './second-step-form.tsx';

/** The proof to ask the owner for, on this host and in this browser. */
export function asksOf({ onSince, passkey }: Pick<SecondStep, 'onSince' | 'passkey'>): SecondStepFormProps['asks'] {
  if (passkey === 'here' && supportsPasskeys()) return 'passkey';
  return onSince === null && passkey === 'none' ? 'password' : 'code';
}
