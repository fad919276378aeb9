/** The file manager of older GNOME writes these lines before the addresses of the files. */
const header = /^x-special\/nautilus-clipboard\s+(?:copy|cut)\s+/;

/**
 * The files of a paste or a drop, if they are the intended content. A copied passage of a document is text with a picture of itself:
 * there the text is meant, and no file is returned. File managers add the names of the files as text.
 */
export function filesIn(data: DataTransfer): File[] {
  const files = [...data.files];
  const text = data.getData('text/plain').trim().replace(header, '');
  if (text === '') return files;
  if (data.types.includes('text/html')) return [];
  const names = new Set(files.map(({ name }) => name.normalize()));
  return text.split(/[\r\n]+/).every((line) => names.has(nameIn(line))) ? files : [];
}

/** The file name in a name, a path or a `file:` address of any system. */
function nameIn(line: string): string {
  const [, name = ''] = /([^/\\]*)$/.exec(line.trim()) ?? [];
  if (!line.startsWith('file:')) return name.normalize();
  try {
    return decodeURIComponent(name).normalize();
  } catch {
    return name;
  }
}
