import type { LanderClip } from '@heartline/ui/lander/lander-video';

/** A loop in both its formats: the smaller one first, and one that every browser plays. Drawn by tools/loops. */
export const clipOf = ({ webm, mp4 }: { webm: string; mp4: string }): LanderClip => [
  { src: webm, type: 'video/webm; codecs="av01.0.04M.08"' },
  { src: mp4, type: 'video/mp4' },
];
