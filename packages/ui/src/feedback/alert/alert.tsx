import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import type { Dismissal } from '../../lib/dismissal.ts';
import { alertVariants } from './alert.variants.ts';

const icons = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, danger: CircleAlertIcon };

export type AlertProps = Omit<ComponentProps<'div'>, 'role' | 'title'> &
  Dismissal & {
    /** Meaning of the message; sets colour, icon and urgency. @default 'info' */
    tone?: 'info' | 'success' | 'warning' | 'danger';
    /** One bold line; the children contain the rest. */
    title?: ReactNode;
    /** Buttons or links that fix it. */
    actions?: ReactNode;
  };

/** A message about the adjacent element. For news about the whole page use `Banner`, for the result of a press `Toast`. */
export function Alert({
  tone = 'info',
  title,
  actions,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      {...props}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-slot="alert"
      data-tone={tone}
      className={cn(alertVariants({ tone }), className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="boxed text-ink">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton
          label={dismissLabel}
          onClick={onDismiss}
          className="-my-2 -me-3 text-current hover:bg-transparent hover:text-ink"
        >
          <XIcon />
        </IconButton>
      ) : null}
    </div>
  );
}
