import { CircleAlertIcon, ImagePlusIcon } from 'lucide-react';
import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { accepts } from './accepts.ts';

export interface FileDropProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'required' | 'size' | 'children'
> {
  /** The action: "Add photos". Names the input. */
  label: ReactNode;
  /** Accepted types and size. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Accepted types, as in the HTML attribute: 'image/jpeg,image/png'. */
  accept?: string;
  /** Takes several files at once. @default false */
  multiple?: boolean;
  /** Chosen, dropped or pasted files; only those that `accept` allows, and only one unless `multiple`. */
  onFiles: (files: File[]) => void;
  /** Dropped or pasted files of another type. */
  onReject?: (files: File[]) => void;
  /** Files are being uploaded: no more are taken. @default false */
  loading?: boolean;
  /** `photo` is as large as a photo in a grid of them, and has no space for a hint. @default 'wide' */
  shape?: 'wide' | 'photo';
  /** Replaces the picture icon. */
  icon?: ReactNode;
  className?: string;
}

/** Takes files by the device's file chooser, by drag and drop or from the clipboard. On a phone the chooser offers the camera too. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  multiple = false,
  onFiles,
  onReject,
  loading = false,
  shape = 'wide',
  icon,
  disabled,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: FileDropProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [over, setOver] = useState(false);
  const closed = disabled === true || loading;

  const take = (list: FileList | null | undefined) => {
    if (closed || !list) return;
    const files = [...list];
    const fitting = files.filter((file) => accepts(file, accept));
    const others = files.filter((file) => !accepts(file, accept));
    if (others.length > 0) onReject?.(others);
    if (fitting.length > 0) onFiles(multiple ? fitting : fitting.slice(0, 1));
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (closed) event.dataTransfer.dropEffect = 'none';
    setOver(isOver && !closed);
  };

  return (
    <div
      data-slot="file-drop"
      data-over={over || undefined}
      data-invalid={error ? true : undefined}
      className={cn('flex w-full flex-col gap-1.5', className)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        // Handled here, so elements around it must not take the files.
        if (event.clipboardData.files.length > 0) event.preventDefault();
        take(event.clipboardData.files);
      }}
    >
      <label
        htmlFor={inputId}
        className={cn(
          'relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed border-line-strong bg-surface text-center transition-colors duration-150 hover:bg-surface-hover has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          shape === 'wide' ? 'min-h-32 px-5 py-6' : 'aspect-3/4 px-2 py-3',
          over && 'border-strong bg-surface-selected',
          error && 'border-danger-text',
          closed && 'cursor-not-allowed opacity-60',
        )}
      >
        <span className="mb-1 grid size-12 place-items-center rounded-full bg-soft text-ink [&_svg]:size-6">
          {loading ? <Spinner /> : (icon ?? <ImagePlusIcon />)}
        </span>
        <span id={`${inputId}-label`} className="font-semibold text-ink">
          {label}
        </span>
        {hint ? (
          <span id={`${inputId}-hint`} className="text-sm text-ink-muted">
            {hint}
          </span>
        ) : null}
        <input
          {...props}
          id={inputId}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={closed}
          aria-invalid={error ? true : undefined}
          aria-busy={loading || undefined}
          aria-labelledby={`${inputId}-label`}
          aria-describedby={joinIds(
            describedBy,
            error ? `${inputId}-error` : undefined,
            hint ? `${inputId}-hint` : undefined,
          )}
          data-slot="file-drop-input"
          className="absolute inset-0 cursor-[inherit] opacity-0"
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again after it failed.
            event.target.value = '';
            props.onChange?.(event);
          }}
        />
      </label>
      {error ? (
        <p id={`${inputId}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
