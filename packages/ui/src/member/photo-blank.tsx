/** Stands where a portrait would: a quiet figure. Fills its parent; decoration. */
export function PhotoBlank({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 60 80"
      preserveAspectRatio="xMidYMax slice"
      fill="currentColor"
      className={`size-full bg-photo-blank text-photo-blank-ink ${className}`}
    >
      <circle cx="30" cy="29" r="11.5" />
      <path d="M6 80c0-20 9-33 24-33s24 13 24 33Z" />
    </svg>
  );
}
