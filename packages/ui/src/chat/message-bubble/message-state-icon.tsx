import { cn } from '../../lib/cn.ts';

/** Delivery state of an own message. `failed` can be sent again, `refused` cannot. */
export type MessageState = 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'refused';

const paths: Record<MessageState, string> = {
  sending: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM8 5v3l2 1.5',
  sent: 'M3.5 8.5l3 3l6-7',
  delivered: 'M1 8.5l3 3l6-7M7.6 10.4l1.1 1.1l6-7',
  read: 'M1 8.5l3 3l6-7M7.6 10.4l1.1 1.1l6-7',
  failed: 'M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM8 5v3.5M8 11v.01',
  refused: 'M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM3.8 3.8l8.4 8.4',
};

interface MessageStateIconProps {
  state: MessageState;
  label?: string;
  /** On the dark chip of a photo, where the colour for `read` would not be legible. */
  onPhoto?: boolean;
}

/** One path per icon: in ten thousand messages every node counts. `read` differs by weight as well as by colour. */
export function MessageStateIcon({ state, label, onPhoto = false }: MessageStateIconProps) {
  const read = state === 'read';
  return (
    <svg
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn('size-4 shrink-0', read && !onPhoto && 'text-primary-text')}
    >
      <path
        d={paths[state]}
        fill="none"
        stroke="currentColor"
        strokeWidth={read ? 2 : 1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
