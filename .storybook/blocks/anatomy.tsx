import { useEffect, useId, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';

import { anatomyEvent, type Anatomy as Measured, type Part } from '../look/anatomy.ts';
import { globalsOf, type LinkLook } from './story-link.tsx';
import { takeTurn } from './turns.ts';

export interface AnatomyProps {
  storyId: string;
  name: string;
  look: LinkLook;
}

const size = { width: 420, height: 460 };

/** The parts of an element, numbered in a live story, with their measures. */
export function Anatomy({ storyId, name, look }: AnatomyProps) {
  const frame = useId();
  const box = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  const [parts, setParts] = useState<Part[]>([]);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const channel = addons.getChannel();
    const turn = takeTurn(current, () => setBegun(true));
    const told = (anatomy: Measured) => {
      if (anatomy.frame !== frame) return;
      setParts(anatomy.parts);
      turn.end();
    };
    channel.on(anatomyEvent, told);
    return () => {
      channel.off(anatomyEvent, told);
      turn.end();
    };
  }, [frame]);
  const globals = [globalsOf({ ...look, viewport: '' }), 'a11y.manual:!true'].filter(Boolean).join(';');
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div ref={box} className="overflow-hidden rounded-md border border-line bg-canvas" style={size}>
        <iframe
          title={`Parts of ${name}`}
          src={
            begun
              ? `iframe.html?id=${storyId}&viewMode=story&anatomy=${encodeURIComponent(frame)}&globals=${globals}`
              : 'about:blank'
          }
          className="border-0"
          style={size}
        />
      </div>
      <table className="text-start text-sm">
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th className="py-2 pe-4 text-start font-normal">Part</th>
            <th className="py-2 pe-4 text-start font-normal">Size, px</th>
            <th className="py-2 text-start font-normal">Measures</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ slot, width, height, measures }, at) => (
            <tr key={slot} className="border-b border-line align-top">
              <td className="py-2 pe-4">
                <span className="me-2 inline-block min-w-6 rounded-full bg-surface-sunken text-center font-bold">
                  {at + 1}
                </span>
                {slot}
              </td>
              <td className="py-2 pe-4 whitespace-nowrap tabular-nums">
                {width} × {height}
              </td>
              <td className="py-2">
                {measures.map((measure) => (
                  <span key={measure} className="block">
                    {measure}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
