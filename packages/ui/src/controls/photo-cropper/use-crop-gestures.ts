import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import type { CropView } from './crop-geometry.ts';

interface Gestures {
  view: CropView;
  /** By a share of the visible crop. */
  onMove: (share: { x: number; y: number }) => void;
  onZoom: (zoom: number) => void;
  disabled: boolean;
}

interface Finger {
  x: number;
  y: number;
}

const distance = ([one, other]: Finger[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
/** One press of an arrow moves by this share of the frame; with Shift five times as far. */
const step = 0.02;
const zoomStep = 1.1;

/** Drag with one finger or the mouse, pinch with two, arrows and + and - on the keyboard. */
export function useCropGestures({ view, onMove, onZoom, disabled }: Gestures) {
  const fingers = useRef(new Map<number, Finger>());
  const pinch = useRef({ distance: 0, zoom: 1 });

  const startPinch = () => {
    pinch.current = { distance: distance([...fingers.current.values()]), zoom: view.zoom };
  };
  const release = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    startPinch();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (disabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      startPinch();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = fingers.current.get(event.pointerId);
      if (!from || disabled) return;
      const to = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, to);
      const all = [...fingers.current.values()];
      if (all.length > 1) {
        const { distance: before, zoom } = pinch.current;
        if (before > 0) onZoom((zoom * distance(all)) / before);
        return;
      }
      const { clientWidth, clientHeight } = event.currentTarget;
      onMove({ x: (from.x - to.x) / clientWidth, y: (from.y - to.y) / clientHeight });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      if (disabled) return;
      const far = event.shiftKey ? step * 5 : step;
      const move = {
        ArrowLeft: { x: -far, y: 0 },
        ArrowRight: { x: far, y: 0 },
        ArrowUp: { x: 0, y: -far },
        ArrowDown: { x: 0, y: far },
      }[event.key];
      const zoom = { '+': view.zoom * zoomStep, '=': view.zoom * zoomStep, '-': view.zoom / zoomStep }[event.key];
      if (move) onMove(move);
      if (zoom !== undefined) onZoom(zoom);
      if (move || zoom !== undefined) event.preventDefault();
    },
  };
}
