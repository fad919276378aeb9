import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The content of a PDF as a reader program extracts it: its words in order, a line each, its language and title. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: number; lines: string[]; language: unknown; title: unknown }> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    let line = '';
    for (const item of items) {
      if (!('str' in item)) continue;
      line += item.str;
      if (!item.hasEOL) continue;
      lines.push(line);
      line = '';
    }
    if (line) lines.push(line);
  }
  const pages = document.numPages;
  const { info } = (await document.getMetadata()) as { info: { Language?: unknown; Title?: unknown } };
  await document.loadingTask.destroy();
  return { pages, lines, language: info.Language, title: info.Title };
}
