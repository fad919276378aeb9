import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { Toast } from './toast.tsx';

export interface ToastOptions {
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  message: ReactNode;
  /** One small button or link. It receives the function that closes the toast. */
  action?: (dismiss: () => void) => ReactNode;
  /** Milliseconds; 0 stays until dismissed. @default 6000, with an action or danger 10000 */
  duration?: number;
  /** A second toast with the same id replaces the first. */
  id?: string;
}

export interface ToastApi {
  /** Shows a toast and returns its id. */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
}

export interface ToastProviderProps {
  /** Name of the close button on every toast: "Dismiss". */
  dismissLabel: string;
  /** Every toast stays until it is dismissed: a picture would depend on when it is taken. @default false */
  stay?: boolean;
  children: ReactNode;
}

type Shown = ToastOptions & { id: string };

const ToastContext = createContext<ToastApi | null>(null);

/** Highest number of toasts; the oldest is removed first. */
const limit = 3;

function lifetime({ duration, tone, action }: Shown): number | undefined {
  if (duration === 0) return undefined;
  return duration ?? (action || tone === 'danger' ? 10_000 : 6000);
}

/**
 * Shows the toasts of all components inside it, above everything else on the page: over the tab bar, in the lower left corner and no
 * wider than the list of conversations beside an open one, below the bar of a conversation that fills a phone. They never cover the
 * text field or its send button.
 */
export function ToastProvider({ dismissLabel, stay = false, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const counter = useRef(0);

  const dismiss = useCallback((id: string) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: ToastOptions) => {
    const id = toast.id ?? `toast-${(counter.current += 1)}`;
    setToasts((now) => [...now.filter((other) => other.id !== id), { ...toast, id }].slice(-limit));
    return id;
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // The newest toast is shown again, to come on top, only over a modal that opened since: otherwise the live regions stay undisturbed.
    if (element.matches(':popover-open') && (!newest || !element.ownerDocument.querySelector(':modal'))) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <ToastContext value={api}>
      {children}
      <div
        ref={region}
        popover="manual"
        data-slot="toast-region"
        className="pointer-events-none fixed inset-x-0 top-auto bottom-[calc(76px+env(safe-area-inset-bottom))] m-0 mx-auto w-full max-w-md flex-col gap-2 overflow-visible border-0 bg-transparent px-4 open:flex max-md:[body:has([data-slot=chat-footer])_&]:top-[calc(64px+env(safe-area-inset-top))] max-md:[body:has([data-slot=chat-footer])_&]:bottom-auto md:mx-0 md:w-[clamp(300px,34%,400px)] lg:bottom-4"
      >
        {toasts.map((toast) => (
          <Announced key={toast.id} urgent={toast.tone === 'danger'}>
            <Toast
              tone={toast.tone}
              title={toast.title}
              action={toast.action?.(() => dismiss(toast.id))}
              duration={stay ? undefined : lifetime(toast)}
              dismissLabel={dismissLabel}
              onDismiss={() => dismiss(toast.id)}
            >
              {toast.message}
            </Toast>
          </Announced>
        ))}
      </div>
    </ToastContext>
  );
}

/** Screen readers announce text added to a live region, but not always its initial text: so the toast is added a frame later. */
function Announced({ urgent, children }: { urgent: boolean; children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div role={urgent ? 'alert' : 'status'}>{ready ? children : null}</div>;
}

/** Shows and dismisses toasts. Only inside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
