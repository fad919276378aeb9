import { cn } from '../../lib/cn.ts';
import { MessageStateIcon } from './message-state-icon.tsx';

export interface MessageProblemProps {
  state: 'failed' | 'refused';
  /** The error text. */
  label?: string;
  /** Sends the same message again. Needs `retryLabel`. */
  onRetry?: () => void;
  retryLabel?: string;
  /** Removes the message from the list. Needs `discardLabel`. */
  onDiscard?: () => void;
  discardLabel?: string;
}

/** Below a message that was not sent: the reason, and the member's options. */
export function MessageProblem({ state, label, onRetry, retryLabel, onDiscard, discardLabel }: MessageProblemProps) {
  const action = 'min-h-11 rounded-sm px-2 text-sm font-semibold underline-offset-4 hover:underline';
  return (
    <div data-slot="message-problem" className="flex max-w-full flex-wrap items-center justify-end gap-x-1 text-sm">
      <span className="flex items-center gap-1.5 py-1 pr-1 text-danger-text">
        <MessageStateIcon state={state} />
        {label}
      </span>
      {onRetry ? (
        <button type="button" onClick={onRetry} className={cn(action, 'text-primary-text')}>
          {retryLabel}
        </button>
      ) : null}
      {onDiscard ? (
        <button type="button" onClick={onDiscard} className={cn(action, 'text-ink-muted')}>
          {discardLabel}
        </button>
      ) : null}
    </div>
  );
}
