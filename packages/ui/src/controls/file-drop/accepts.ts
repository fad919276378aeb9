/** Whether a file matches an `accept` attribute. The browser applies that to its file chooser only, not to dropped or pasted files. */
export function accepts(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1));
    return file.type.toLowerCase() === wanted;
  });
}
