import { createHmac, timingSafeEqual } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Clock } from './clock.ts';

export type ImageAnswer = NonNullable<EndpointAnswer<typeof endpoints.profile.get>['profile']['main_image']>;

/** The file names of one photo row, as stores select them. */
export interface PhotoFiles {
  public_id: string;
  width: number;
  height: number;
  colour: string | null;
  file_full: string;
  file_match: string;
  file_thumb: string;
  file_blur: string;
}

/** Makes and verifies signed photo addresses, which live 10 minutes at most and are bound to the viewer (security.md section 5). */
export interface MediaSigner {
  /** Address of one file for one viewer ('' for a visitor). Stable within a few minutes, so that browsers can cache. */
  sign: (file: string, viewerPublicId: string) => string;
  /** A visitor's address also works for members: a page loads its last pictures while its reader signs in. */
  verify: (file: string, expires: string, signature: string, viewerPublicId: string) => boolean;
  /** All sizes, for viewers who may see the photo. A visitor never gets the full size (rules.md section 6). */
  image: (photo: PhotoFiles, viewerPublicId: string) => ImageAnswer;
  /** An opaque key, always the same for the same parts; it cannot be inverted or guessed without the secret. */
  opaqueId: (purpose: string, ...parts: (string | number)[]) => string;
}

/** Seconds. All addresses made in one window are the same, and live between 5 and 9 minutes. */
const window = 240;
const shortestLife = 300;

export function createMediaSigner(secret: string, clock: Clock): MediaSigner {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const mac = (...parts: (string | number)[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  const signature = (file: string, expires: string, viewer: string) => mac('media', file, expires, viewer);

  const sign: MediaSigner['sign'] = (file, viewer) => {
    const expires = String(Math.ceil((seconds() + shortestLife) / window) * window);
    return `/media/${file}?e=${expires}&s=${signature(file, expires, viewer).toString('base64url')}`;
  };
  return {
    sign,
    verify(file, expires, given, viewer) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= seconds()) return false;
      const bytes = Buffer.from(given, 'base64url');
      return ['', viewer].some((each) => {
        const wanted = signature(file, expires, each);
        return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
      });
    },
    image: (photo, viewer) => ({
      id: photo.public_id,
      thumb: sign(photo.file_thumb, viewer),
      match: sign(photo.file_match, viewer),
      full: viewer === '' ? null : sign(photo.file_full, viewer),
      width: photo.width,
      height: photo.height,
      colour: photo.colour,
    }),
    opaqueId: (purpose, ...parts) =>
      mac('opaque', purpose, ...parts)
        .subarray(0, 16)
        .toString('base64url'),
  };
}
