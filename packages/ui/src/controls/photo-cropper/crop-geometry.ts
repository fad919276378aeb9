/** Degrees, clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** The crop of a photo: rotate first, then cut. In pixels of the rotated photo. */
export interface PhotoCrop {
  rotation: QuarterTurn;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The view: the centre of the crop, from 0 to 1 of the rotated photo, and the zoom. */
export interface CropView {
  rotation: QuarterTurn;
  centre: { x: number; y: number };
  /** 1 shows as much as fits. */
  zoom: number;
}

export const startView: CropView = { rotation: 0, centre: { x: 0.5, y: 0.5 }, zoom: 1 };

export const turnedSize = ({ width, height }: Size, rotation: QuarterTurn): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** The largest rectangle in a photo with this ratio of width to height. */
function largest(photo: Size, ratio: number): Size {
  const width = Math.min(photo.width, photo.height * ratio);
  return { width, height: width / ratio };
}

/** The highest zoom that leaves at least `minWidth` pixels; between 1 and 4. */
export function maxZoom(photo: Size, rotation: QuarterTurn, ratio: number, minWidth: number): number {
  return Math.max(1, Math.min(4, largest(turnedSize(photo, rotation), ratio).width / minWidth));
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The crop of a view, wholly inside the photo. */
export function cropOf(photo: Size, ratio: number, { rotation, centre, zoom }: CropView): PhotoCrop {
  const turned = turnedSize(photo, rotation);
  const most = largest(turned, ratio);
  const width = Math.max(1, Math.round(most.width / zoom));
  const height = Math.max(1, Math.round(most.height / zoom));
  return {
    rotation,
    width,
    height,
    // Rounded after the size, so that both together never exceed the edge.
    x: between(0, Math.round(centre.x * turned.width - width / 2), turned.width - width),
    y: between(0, Math.round(centre.y * turned.height - height / 2), turned.height - height),
  };
}

/** The same view with its centre inside the allowed range, so that a move back takes effect at once. */
export function settled(photo: Size, ratio: number, view: CropView, most: number): CropView {
  const zoom = between(1, view.zoom, most);
  const turned = turnedSize(photo, view.rotation);
  const part = largest(turned, ratio);
  const half = { x: part.width / zoom / turned.width / 2, y: part.height / zoom / turned.height / 2 };
  return {
    ...view,
    zoom,
    centre: {
      x: between(half.x, view.centre.x, 1 - half.x),
      y: between(half.y, view.centre.y, 1 - half.y),
    },
  };
}

/** Moves the view by a share of its size: 0.1 is a tenth of the frame. */
export function movedBy(photo: Size, ratio: number, view: CropView, share: { x: number; y: number }): CropView {
  const turned = turnedSize(photo, view.rotation);
  const part = largest(turned, ratio);
  return {
    ...view,
    centre: {
      x: view.centre.x + (share.x * part.width) / view.zoom / turned.width,
      y: view.centre.y + (share.y * part.height) / view.zoom / turned.height,
    },
  };
}

/** Rotates a quarter clockwise; the centre stays the same point. */
export function turned({ rotation, centre, zoom }: CropView): CropView {
  return {
    rotation: ((rotation + 90) % 360) as QuarterTurn,
    centre: { x: 1 - centre.y, y: centre.x },
    zoom,
  };
}
