import { fileURLToPath } from 'node:url';

import PDFDocument from 'pdfkit';

import { receiptContent } from './receipt-content.ts';
import type { ReceiptRow } from './receipts.store.ts';

/** The fonts of the screens. */
export const receiptFonts = {
  display: fileURLToPath(import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf')),
  text: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  strong: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf')),
} as const;

/** A4 in points, and the margins. */
const page = { width: 595.28, left: 64, right: 531.28, top: 64 };
const middle = 320;
const ink = { text: '#2a2325', muted: '#6d6266', line: '#e2d9d5' };
/** French numbers contain narrow no-break spaces, which none of our fonts has. */
export const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0');

interface Pen {
  /** Writes a text of this size in points at a position, and returns its lower end. */
  write: (text: string, at: { x: number; y: number; width: number }, style?: Style) => number;
  line: (y: number) => void;
}
interface Style {
  face?: keyof typeof receiptFonts;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
  /** Its role for screen readers. */
  as?: 'H1' | 'H2' | 'P';
}

/** A receipt on one page. The same receipt always gives the same file. */
export async function receiptPdf(receipt: ReceiptRow): Promise<Uint8Array<ArrayBuffer>> {
  const content = receiptContent(receipt);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: receiptFonts.text,
    lang: content.language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${content.title} ${content.facts[0]?.[1] ?? ''}`,
      Author: receipt.seller.name,
      CreationDate: receipt.issued_at,
      ModDate: receipt.issued_at,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  draw(penOf(document, root), content);
  root.end();
  document.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

function penOf(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): Pen {
  return {
    write(text, { x, y, width }, { face = 'text', size = 10.5, colour = ink.text, align = 'left', as = 'P' } = {}) {
      let end = y;
      root.add(
        document.struct(as, {}, () => {
          document
            .font(receiptFonts[face])
            .fontSize(size)
            .fillColor(colour)
            .text(printable(text), x, y, { width, align, lineGap: size * 0.3, features: ['tnum', 'kern'] });
          end = document.y;
        }),
      );
      return end;
    },
    line(y) {
      document.markContent('Artifact');
      document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(ink.line).stroke();
      document.endMarkedContent();
    },
  };
}

const muted = { colour: ink.muted } as const;
const full = page.right - page.left;

function draw({ write, line }: Pen, content: ReturnType<typeof receiptContent>): void {
  write(content.site, { x: page.left, y: page.top, width: full }, { face: 'display', size: 17, colour: ink.muted });
  let y = write(content.title, { x: page.left, y: 118, width: full }, { face: 'display', size: 32, as: 'H1' }) + 26;

  const half = middle - page.left - 24;
  let left = write(content.sellerTitle, { x: page.left, y, width: half }, { ...muted, as: 'H2' }) + 2;
  for (const [index, text] of content.seller.entries())
    left = write(text, { x: page.left, y: left, width: half }, index === 0 ? { face: 'strong' } : {}) + 1;
  for (const [label, text] of content.facts) {
    const end = write(label, { x: middle, y, width: 80 }, muted);
    y = Math.max(end, write(text, { x: middle + 84, y, width: page.right - middle - 84 }, { align: 'right' })) + 5;
  }
  y = Math.max(y, left) + 40;

  const amount = { x: 400, width: page.right - 400 };
  const row = ([label, text]: [string, string], at: number, style: Style, amountStyle: Style = style) =>
    Math.max(
      write(label, { x: page.left, y: at, width: amount.x - page.left - 16 }, style),
      write(text, { ...amount, y: at }, { ...amountStyle, align: 'right' }),
    );
  y = row(content.columns, y, muted) + 8;
  line(y);
  y = row(content.item, y + 14, { size: 12 }) + 12;
  line(y);
  y += 14;
  for (const part of content.parts) y = row(part, y, muted) + 5;
  y = row(content.total, y + 9, { face: 'strong', size: 16 }) + 16;
  line(y);
  y += 26;
  for (const note of content.notes) y = write(note, { x: page.left, y, width: full }, muted) + 6;
}
