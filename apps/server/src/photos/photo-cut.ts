/** In whole pixels. */
export interface PhotoRegion {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The member's crop: the photo, upright by its camera's orientation, is rotated, then the region is cut out. */
export interface PhotoCut {
  /** Degrees, clockwise. */
  rotation: 0 | 90 | 180 | 270;
  /** Within the rotated photo; without it the whole photo is kept. */
  region: PhotoRegion | undefined;
}

export const uncut: PhotoCut = { rotation: 0, region: undefined };

/** From stored to displayed pixels: mirrored left to right, then rotated clockwise by `angle`, in the order of sharp. */
export interface Turn {
  angle: number;
  mirrored: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** The eight orientations of EXIF (tag 274) as such turns. */
const orientations: Readonly<Record<number, Turn>> = {
  1: { angle: 0, mirrored: false },
  2: { angle: 0, mirrored: true },
  3: { angle: 180, mirrored: false },
  4: { angle: 180, mirrored: true },
  5: { angle: 270, mirrored: true },
  6: { angle: 90, mirrored: false },
  7: { angle: 90, mirrored: true },
  8: { angle: 270, mirrored: false },
};

/** The camera's orientation and then the member's rotation, as one turn. */
export function turnOf(orientation: number | undefined, rotation: PhotoCut['rotation']): Turn {
  const { angle, mirrored } = orientations[orientation ?? 1] ?? { angle: 0, mirrored: false };
  return { angle: (angle + rotation) % 360, mirrored };
}

export const turnedSize = ({ width, height }: Size, { angle }: Turn): Size =>
  angle % 180 === 0 ? { width, height } : { width: height, height: width };

/** Converts a region of the rotated photo into one of the stored photo. */
export function beforeTurn(stored: Size, turn: Turn, region: PhotoRegion): PhotoRegion {
  const straight = turnedBack(stored, turn.angle, region);
  return turn.mirrored ? { ...straight, x: stored.width - straight.x - straight.width } : straight;
}

function turnedBack(stored: Size, angle: number, { x, y, width, height }: PhotoRegion): PhotoRegion {
  switch (angle) {
    case 90:
      return { x: y, y: stored.height - x - width, width: height, height: width };
    case 180:
      return { x: stored.width - x - width, y: stored.height - y - height, width, height };
    case 270:
      return { x: stored.width - y - height, y: x, width: height, height: width };
    default:
      return { x, y, width, height };
  }
}
